import { Segmented } from 'antd'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { PinBlock } from '../../kiosk/web/PinBlock.tsx'
import { FavouritesBlock } from '../../my/web/FavouritesBlock.tsx'
import { ProfileBlock } from '../../my/web/ProfileBlock.tsx'
import { ScreenBlock } from '../../my/web/ScreenBlock.tsx'
import { SessionsBlock } from '../../my/web/SessionsBlock.tsx'
import { NotificationChoices } from '../../notification/web/NotificationChoices.tsx'
import '../../my/web/my.css'
import { myTexts } from '../../my/web/my.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const blocks = {
  profile: ProfileBlock,
  pin: PinBlock,
  screen: ScreenBlock,
  favourites: FavouritesBlock,
  notifications: NotificationChoices,
  sessions: SessionsBlock,
}
type Block = keyof typeof blocks

/** 환경설정 (my/pref/userPref): what each person decides for oneself. */
export function UserPrefPage() {
  const tab = useTab()
  const text = useTexts(myTexts)
  const title = menuName(tab.menu, useLanguage())
  const asked = tab.params.get('tab') ?? ''
  const shown: Block = Object.hasOwn(blocks, asked) ? (asked as Block) : 'profile'
  const Shown = blocks[shown]
  return (
    <div className="register-page">
      <PageHeader title={title} />
      <Segmented<Block>
        className="my-blocks"
        aria-label={title}
        value={shown}
        options={(Object.keys(blocks) as Block[]).map((value) => ({ value, label: text(value) }))}
        onChange={(value) => tab.setSearch(value === 'profile' ? '' : `tab=${value}`)}
      />
      <section className="form-block" aria-label={text(shown)}>
        <Shown />
      </section>
    </div>
  )
}
