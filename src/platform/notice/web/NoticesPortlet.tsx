import { flatMenus, session } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { readerMenus } from '../notice.resource.ts'
import { usePanel } from './notice-calls.ts'
import { NoticeRows } from './NoticeRows.tsx'
import './notice.css'
import { noticeTexts } from './notice.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** The newest notices on the first page; its number opens the unread ones that it counts. */
export function NoticesPortlet() {
  const text = useTexts(noticeTexts)
  const { open } = useTab()
  const { data: panel } = usePanel()
  const board = flatMenus(session.get().menus).find(({ frontEndUrl }) =>
    readerMenus.includes(frontEndUrl),
  )?.routePath
  if (!panel) return <div className="home-portlet-room" />
  const link = board && (panel.unread > 0 ? `${board}?show=unread` : board)
  return (
    <section className="notice-portlet" aria-label={text('notices')}>
      <h2 className="portlet-head">
        {text('notices')} {panel.unread > 0 && <b>{panel.unread}</b>}
        {link && (
          <a
            href={link}
            onClick={(event) => {
              event.preventDefault()
              open(link)
            }}
          >
            {panel.unread > 0 ? text('showUnread', { count: panel.unread }) : text('showAll')}
          </a>
        )}
      </h2>
      {panel.rows.length === 0 ? <p>{text('none')}</p> : <NoticeRows rows={panel.rows} />}
    </section>
  )
}
