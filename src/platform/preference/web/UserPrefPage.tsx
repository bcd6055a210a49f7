import { Tabs } from 'antd'
import { PageHeader } from '../../../core/web/record/PageHeader.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { FavouritesBlock } from '../../my/web/FavouritesBlock.tsx'
import { useMyText } from '../../my/web/my-texts.ts'
import { ProfileBlock } from '../../my/web/ProfileBlock.tsx'
import { ScreenBlock } from '../../my/web/ScreenBlock.tsx'
import { SessionsBlock } from '../../my/web/SessionsBlock.tsx'
import { NotificationChoices } from '../../notification/web/NotificationChoices.tsx'
import '../../my/web/my.css'

/** 환경설정 (my/pref/userPref): what each person decides for oneself. */
export function UserPrefPage() {
  const tab = useTab()
  const text = useMyText()
  return (
    <div className="register-page">
      <PageHeader title={menuName(tab.menu, useLanguage())} />
      <section className="form-block">
        <Tabs
          activeKey={tab.params.get('tab') ?? 'profile'}
          onChange={(key) => tab.setSearch(key === 'profile' ? '' : `tab=${key}`)}
          items={[
            { key: 'profile', label: text('profile'), children: <ProfileBlock /> },
            { key: 'screen', label: text('screen'), children: <ScreenBlock /> },
            { key: 'favourites', label: text('favourites'), children: <FavouritesBlock /> },
            { key: 'notifications', label: text('notifications'), children: <NotificationChoices /> },
            { key: 'sessions', label: text('sessions'), children: <SessionsBlock /> },
          ]}
        />
      </section>
    </div>
  )
}
