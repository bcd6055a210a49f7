import { useState, type ReactNode } from 'react'
import { Button } from 'antd'
import { BasePopup } from '../../../core/web/components/BasePopup.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { ResourceGrid } from '../../../core/web/list/ResourceGrid.tsx'
import { SearchPanel } from '../../../core/web/list/SearchPanel.tsx'
import { StateTiles } from '../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../core/web/list/use-tab-query.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { noti, type NotiRow } from '../noti.resource.ts'
import { useMark } from './noti-queries.ts'
import './box.css'
import { notiTexts } from './noti.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const unreadIsBold =
  (value: (row: NotiRow) => string) =>
  (row: NotiRow): ReactNode =>
    row.state === 'unread' ? <b className="noti-unread">{value(row)}</b> : value(row)
const cells = { title: unreadIsBold(({ title }) => title), body: (row: NotiRow) => row.body }

/** 알림함 (my/noti/notiBox) */
export function NotiBoxPage() {
  const text = useTexts(notiTexts)
  const tab = useTab()
  const notice = useNotice()
  const mark = useMark()
  const [query, setQuery] = useTabQuery(noti)
  const [selected, setSelected] = useState<readonly string[]>([])
  const [shown, setShown] = useState<NotiRow>()
  const title = menuName(tab.menu, useLanguage())
  const markSelected = async (readYn: 'Y' | 'N', keys: readonly string[] | undefined) => {
    try {
      await mark(readYn, keys?.map(Number))
      setSelected([])
    } catch (error) {
      notice.failure(error)
    }
  }
  const open = (row: NotiRow) => {
    if (row.state === 'unread') void markSelected('Y', [String(row.notiNo)])
    if (row.linkUrl) return tab.open(row.linkUrl)
    return setShown(row)
  }
  return (
    <div className="register-page">
      <PageHeader title={title} help={text('boxHelp')} />
      <SearchPanel resource={noti} query={query} onSearch={setQuery} />
      <StateTiles resource={noti} query={query} onQuery={setQuery} />
      <ResourceGrid
        resource={noti}
        query={query}
        onQuery={setQuery}
        onOpen={open}
        cells={cells}
        removable
        selected={selected}
        onSelect={setSelected}
        // What it says takes the room, not the last column.
        widths={{ title: 290, body: 470 }}
        empty={text('boxEmpty')}
        toolbar={
          <>
            <Button disabled={selected.length === 0} onClick={() => void markSelected('Y', selected)}>
              {text('markRead')}
            </Button>
            <Button disabled={selected.length === 0} onClick={() => void markSelected('N', selected)}>
              {text('markUnread')}
            </Button>
            <Button onClick={() => void markSelected('Y', undefined)}>{text('readAll')}</Button>
          </>
        }
      />
      {shown && (
        <BasePopup open title={shown.title} onClose={() => setShown(undefined)}>
          <p className="noti-text">{shown.body}</p>
        </BasePopup>
      )}
    </div>
  )
}
