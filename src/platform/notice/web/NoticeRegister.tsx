import { PlusOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { yes } from '../../../core/shared/session.ts'
import { ResourceGrid } from '../../../core/web/list/ResourceGrid.tsx'
import { SearchPanel } from '../../../core/web/list/SearchPanel.tsx'
import { useTabQuery } from '../../../core/web/list/use-tab-query.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { notice, type NoticeRow } from '../notice.resource.ts'
import { useRates } from './notice-calls.ts'
import { RateMeter } from './NoticeReads.tsx'
import { noticeTexts } from './notice.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { platformForms } from '../../record-pages.rule.ts'

const titleWidthPx = 300

/** The notices that the caller may change, with their read rate; each opens on a page of its own. */
export function NoticeRegister({ layoutKey }: { layoutKey: string }) {
  const text = useTexts(noticeTexts)
  const tab = useTab()
  const [query, setQuery] = useTabQuery(notice, {})
  const { data: rates } = useRates()
  const open = (row: NoticeRow) => tab.open(addressOf(platformForms.notice, row.noticeNo))
  return (
    <>
      <SearchPanel resource={notice} query={query} onSearch={setQuery} />
      <ResourceGrid
        resource={notice}
        query={query}
        onQuery={setQuery}
        onOpen={open}
        layoutKey={layoutKey}
        cells={{
          title: (row) => <NoticeLink row={row} onOpen={open} />,
          mustReadYn: ({ mustReadYn }) => yes(mustReadYn) && <Tag color="red">{text('mustRead')}</Tag>,
        }}
        widths={{ title: titleWidthPx }}
        columns={[
          {
            name: 'readDueYmd',
            text: text('rate'),
            kind: 'custom',
            width: 170,
            sortable: false,
            render: ({ noticeNo }) => <RateMeter rate={rates?.get(noticeNo)} />,
          },
        ]}
        toolbar={
          tab.canWrite && (
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => tab.open(platformForms.notice.page)}
            >
              {text('write')}
            </Button>
          )
        }
      />
    </>
  )
}

function NoticeLink({ row, onOpen }: { row: NoticeRow; onOpen: (row: NoticeRow) => void }) {
  const text = useTexts(noticeTexts)
  return (
    <span className="notice-cell">
      {yes(row.topYn) && <Tag color="gold">{text('pinned')}</Tag>}
      {yes(row.popupYn) && <Tag>{text('popup')}</Tag>}
      <a
        href={addressOf(platformForms.notice, row.noticeNo)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey) return
          event.preventDefault()
          onOpen(row)
        }}
      >
        {row.title}
      </a>
    </span>
  )
}
