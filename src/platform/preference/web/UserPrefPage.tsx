import { PageHeader } from '../../../core/web/record/PageHeader.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { NotificationChoices } from '../../notification/web/NotificationChoices.tsx'
import { useNotiText } from '../../notification/web/noti-texts.ts'

/** 환경설정 (my/pref/userPref): what each person decides for oneself, a block each. */
export function UserPrefPage() {
  const tab = useTab()
  const text = useNotiText()
  return (
    <div className="register-page">
      <PageHeader title={menuName(tab.menu, useLanguage())} />
      <section className="form-block">
        <div className="form-block-head">
          <h3>{text('choices')}</h3>
        </div>
        <NotificationChoices />
      </section>
    </div>
  )
}
