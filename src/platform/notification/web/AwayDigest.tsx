import { useState } from 'react'
import { Button } from 'antd'
import { showMoment } from '../../../core/shared/dates.ts'
import { recordAddress } from '../../../core/web/record-address.ts'
import { useSession } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { spokenText } from '../../../core/web/text/labels.ts'
import { useLanguage } from '../../../core/web/text/text.ts'
import type { DigestGroup } from '../digest.rule.ts'
import { useDigest } from './noti-queries.ts'
import './digest.css'
import { notiTexts } from './noti.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** What has happened last; the rest would push what waits for its person off the first screen. */
const mostGroups = 4

/** 내가 없는 동안: events in the user's departments since the last session; nothing when there were none. */
export function AwayDigest() {
  const text = useTexts(notiTexts)
  const [closed, setClosed] = useState(false)
  const [whole, setWhole] = useState(false)
  const { user } = useSession()
  const { data, isPending } = useDigest(user?.userId ?? '')
  useLanguage()
  if (isPending) return <div className="home-portlet-room" />
  const digest = data?.data
  if (!digest || closed || digest.groups.length === 0) return null
  const since = digest.sinceLogin
    ? text('awaySince', { moment: showMoment(digest.fromDt) })
    : text('awayFirst')
  return (
    <section className="away" aria-label={text('away')}>
      <header>
        <h2>
          {text('away')} <span>{since}</span>
        </h2>
        {digest.unread > 0 && (
          <span className="away-unread">{text('awayUnread', { count: digest.unread })}</span>
        )}
        <Button size="small" type="text" onClick={() => setClosed(true)}>
          {text('awayClose')}
        </Button>
      </header>
      <div className="away-groups">
        {(whole ? digest.groups : digest.groups.slice(0, mostGroups)).map((group) => (
          <Group key={`${group.taskClassNm} ${group.state}`} group={group} />
        ))}
      </div>
      {!whole && digest.groups.length > mostGroups && (
        <Button size="small" type="link" onClick={() => setWhole(true)}>
          {text('awayRest', { count: digest.groups.length - mostGroups })}
        </Button>
      )}
    </section>
  )
}

function Group({ group }: { group: DigestGroup }) {
  const text = useTexts(notiTexts)
  const { open } = useTab()
  const rest = group.count - group.records.length
  const shown = group.records.map((record) => ({
    ...record,
    linkUrl: recordAddress(group.taskClassNm, record.key),
  }))
  return (
    <section className="away-group">
      <h3>
        {spokenText(group.taskClassNm, group.title)} ·{' '}
        {spokenText(`${group.taskClassNm}.state.${group.state}`, group.stateNm)}
        <b>{text('awayCount', { count: group.count })}</b>
      </h3>
      <ul>
        {shown.map(({ key, name, actDt, linkUrl }) => (
          <li key={key}>
            {linkUrl ? (
              <a
                href={linkUrl}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey) return
                  event.preventDefault()
                  open(linkUrl)
                }}
              >
                {name}
              </a>
            ) : (
              name
            )}
            <time dateTime={actDt}>{showMoment(actDt).slice(5)}</time>
          </li>
        ))}
        {rest > 0 && <li className="away-rest">{text('awayMore', { count: rest })}</li>}
      </ul>
    </section>
  )
}
