import { PlusOutlined } from '@ant-design/icons'
import { Button, Input, Segmented } from 'antd'
import { useState } from 'react'
import { yes } from '../../../core/shared/session.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import type { Board, ListedNotice } from '../notice-answers.rule.ts'
import { portalNoticeMenu } from '../notice.resource.ts'
import { useBoard } from './notice-calls.ts'
import { NoticeRegister } from './NoticeRegister.tsx'
import { NoticeRows } from './NoticeRows.tsx'
import './notice.css'
import { noticeTexts } from './notice.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { platformForms } from '../../record-pages.rule.ts'

/** 공지사항 (mgt/notice/notice) and 게시판 (/vendor/portal/portalNotice): what stands today for me. */
export const NoticeBoardPage = () => <BoardPage of="mine" />
/** 협력업체 게시판 (vendor/notice/vendorNotice): the notices to vendors. */
export const VendorNoticePage = () => <BoardPage of="vendors" />

const shows = {
  all: () => true,
  unread: (row: ListedNotice) => row.unread,
  mustRead: (row: ListedNotice) => yes(row.mustReadYn),
} as const
type Show = keyof typeof shows
const isShow = (value: string | null): value is Show => value !== null && Object.hasOwn(shows, value)

function BoardPage({ of }: { of: Board }) {
  const text = useTexts(noticeTexts)
  const tab = useTab()
  const { data, error, isPending, refetch } = useBoard(of)
  const [words, setWords] = useState('')
  const asked = tab.params.get('show')
  const writes = tab.canWrite && tab.menu.frontEndUrl !== portalNoticeMenu
  const own = writes && asked === 'own'
  const show: Show = isShow(asked) ? asked : 'all'
  const count = (each: Show) => data?.data.filter(shows[each]).length ?? 0
  const offered: Show[] = of === 'mine' ? ['all', 'unread', 'mustRead'] : ['all', 'mustRead']
  return (
    <div className="notice-page">
      <PageHeader help={text(of === 'mine' ? 'boardHelp' : 'vendorHelp')} />
      <div className="notice-bar">
        <Segmented
          aria-label={text('views')}
          value={own ? 'own' : show}
          onChange={(value) => tab.setSearch(value === 'all' ? '' : new URLSearchParams({ show: value }))}
          options={[
            ...offered.map((each) => ({ value: each as string, label: `${text(each)} ${count(each)}` })),
            ...(writes ? [{ value: 'own', label: text('own') }] : []),
          ]}
        />
        {!own && (
          <Input.Search
            allowClear
            value={words}
            placeholder={text('search')}
            aria-label={text('search')}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
        {writes && !own && (
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => tab.open(platformForms.notice.page)}
          >
            {text('write')}
          </Button>
        )}
      </div>
      {own ? (
        <NoticeRegister layoutKey={`own-${of}`} />
      ) : (
        <Gate data={data} error={error} loading={isPending} onRetry={() => void refetch()}>
          {(board) => {
            const rows = board.data
              .filter(shows[show])
              .filter(({ title }) => title.toLowerCase().includes(words.trim().toLowerCase()))
            if (rows.length > 0) return <NoticeRows rows={rows} />
            return (
              <PageEmpty>
                {text(words.trim() ? 'nothingFound' : show === 'unread' ? 'noneUnread' : 'none')}
              </PageEmpty>
            )
          }}
        </Gate>
      )}
    </div>
  )
}
