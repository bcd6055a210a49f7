import { Form, Segmented, Select } from 'antd'
import { languages, type Size } from '../../../core/shared/session.ts'
import { defaultPageSize, pageSizes } from '../../../core/shared/limits.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { setUsualPageSize } from '../../../core/web/data/page-size.ts'
import { savePreference } from '../../../core/web/load-session.ts'
import { usePreferences } from '../../../core/web/preferences.ts'
import { flatMenus, session, useSession } from '../../../core/web/session-store.ts'
import { changeLanguage, changeSize } from '../../../core/web/shell/Header.tsx'
import { languageNames } from '../../../core/web/text/language.texts.ts'
import { menuName, useLanguage, useText } from '../../../core/web/text/text.ts'
import { myTexts } from './my.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const dashboard = '/'
const sizes: Size[] = ['medium', 'small', 'mini']

/** Language, size, first page and rows of a list; each is kept at once. */
export function ScreenBlock() {
  const text = useTexts(myTexts)
  const shell = useText()
  const language = useLanguage()
  const notice = useNotice()
  const { menus, user } = useSession()
  const { size } = usePreferences()
  const pages = flatMenus(menus).filter(
    ({ children, routePath }) => children.length === 0 && routePath !== dashboard,
  )
  const keep = async (change: { homeUrl?: string | null; pageSize?: number }) => {
    await savePreference(change)
    const now = session.get().user
    if (now) session.set({ user: { ...now, ...change } })
    notice.info(text('saved'))
  }
  return (
    <Form layout="vertical" className="my-form">
      <Form.Item label={text('language')} htmlFor="my-language">
        <Select
          id="my-language"
          value={language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(value) => void changeLanguage(value)}
        />
      </Form.Item>
      <Form.Item label={text('size')}>
        <Segmented
          aria-label={text('size')}
          value={size}
          options={sizes.map((value) => ({ value, label: shell(`size.${value}`) }))}
          onChange={changeSize}
        />
      </Form.Item>
      <Form.Item label={text('homeUrl')} htmlFor="my-home">
        <Select
          id="my-home"
          showSearch={{ optionFilterProp: 'label' }}
          value={user?.homeUrl ?? dashboard}
          options={[
            { value: dashboard, label: text('dashboard') },
            ...pages.map((menu) => ({ value: menu.routePath, label: menuName(menu, language) })),
          ]}
          onChange={(value) => void keep({ homeUrl: value === dashboard ? null : value })}
        />
      </Form.Item>
      <Form.Item label={text('pageSize')} htmlFor="my-rows">
        <Select
          id="my-rows"
          value={user?.pageSize ?? defaultPageSize}
          options={pageSizes.map((value) => ({ value, label: text('rows', { count: value }) }))}
          onChange={(value) => {
            setUsualPageSize(value)
            void keep({ pageSize: value })
          }}
        />
      </Form.Item>
    </Form>
  )
}
