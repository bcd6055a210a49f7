import { CloseOutlined } from '@ant-design/icons'
import { Button, Checkbox } from 'antd'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { yes } from '../../../core/shared/session.ts'
import type { Go } from '../../../core/web/TabHost.tsx'
import type { ReaderRow } from '../notice-answers.rule.ts'
import { useReading } from './notice-calls.ts'
import { NoticeTags } from './NoticeTags.tsx'
import { NoticeText } from './NoticeText.tsx'
import './notice.css'
import { pageText } from '../../../core/web/text/page-text.ts'
import { noticeTexts } from './notice.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { platformRecords } from '../../record-pages.rule.ts'

interface NoticeWindowProps {
  rows: readonly ReaderRow[]
  go: Go
  onClose: () => void
  /** Given where the notices stand as one line: opens them. */
  onUnfold: (() => void) | undefined
}
export function NoticeWindow({ onUnfold, ...props }: NoticeWindowProps) {
  return onUnfold ? <NoticeLine {...props} onUnfold={onUnfold} /> : <NoticeCard {...props} />
}

/** The first notice by its title, in the flow of the page. */
function NoticeLine({ rows, onClose, onUnfold }: Omit<NoticeWindowProps, 'go'> & { onUnfold: () => void }) {
  const text = useTexts(noticeTexts)
  const row = rows[0]!
  return (
    <section className="notice-line" aria-label={text('waiting', { count: rows.length })}>
      <button type="button" className="notice-line-title" onClick={onUnfold}>
        <NoticeTags row={row} /> <span className="notice-title">{row.title}</span>
        {rows.length > 1 && (
          <span className="notice-more">{text('andMore', { count: rows.length - 1 })}</span>
        )}
      </button>
      <Button size="small" onClick={onUnfold}>
        {text('readNow')}
      </Button>
      <Button
        type="text"
        size="small"
        aria-label={pageText('common.close')}
        icon={<CloseOutlined />}
        onClick={onClose}
      />
    </section>
  )
}

/**
 * One notice at a time, with steps to the others: a card in the corner, beside which the page is read and
 * worked on; on a telephone it stands above the page. It takes no focus, because it opens by itself; Esc puts
 * it away.
 */
function NoticeCard({ rows, go, onClose }: Omit<NoticeWindowProps, 'onUnfold'>) {
  const text = useTexts(noticeTexts)
  const { read, confirm, hideToday } = useReading()
  const [at, setAt] = useState(0)
  const [notToday, setNotToday] = useState(false)
  const index = Math.min(at, rows.length - 1)
  const row = rows[index]!
  const mustRead = yes(row.mustReadYn)
  const close = () => {
    if (notToday) for (const { noticeNo } of rows) void hideToday(noticeNo)
    onClose()
  }
  const title = useId()
  const card = useRef<HTMLDialogElement>(null)
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    const { activeElement, body } = document
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (activeElement === body || card.current?.contains(activeElement)) close()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeOnEscape(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <dialog ref={card} open className="notice-card" aria-labelledby={title}>
      <header className="notice-card-head">
        <h2 id={title} className="notice-popup-title">
          <NoticeTags row={row} /> {row.title}
        </h2>
        <Button type="text" aria-label={pageText('common.close')} icon={<CloseOutlined />} onClick={close} />
      </header>
      <p className="notice-more">
        {row.createUserNm} · {text('period', { from: row.fromYmd, to: row.toYmd })}
        {mustRead && row.readDueYmd && ` · ${text('confirmBy', { day: row.readDueYmd })}`}
      </p>
      <section className="notice-popup-text" aria-label={row.title}>
        <NoticeText text={row.cont} />
      </section>
      {row.questionTxt && <p className="notice-more">{text('questionFirst')}</p>}
      {row.fileCnt > 0 && <p className="notice-more">{text('attached', { count: row.fileCnt })}</p>}
      <footer className="notice-popup-foot">
        <Checkbox checked={notToday} onChange={({ target }) => setNotToday(target.checked)}>
          {text('notToday')}
        </Checkbox>
        {rows.length > 1 && (
          <span className="notice-popup-steps">
            <Button size="small" disabled={index === 0} onClick={() => setAt(index - 1)}>
              {text('previous')}
            </Button>
            <span>{text('ofMany', { index: index + 1, count: rows.length })}</span>
            <Button size="small" disabled={index === rows.length - 1} onClick={() => setAt(index + 1)}>
              {text('next')}
            </Button>
          </span>
        )}
        <span className="notice-popup-acts">
          <Button
            onClick={() => {
              close()
              go(addressOf(platformRecords.notice, row.noticeNo))
            }}
          >
            {text('openRecord')}
          </Button>
          {!row.questionTxt && (
            <Button
              type="primary"
              onClick={() => void (mustRead ? confirm(row.noticeNo) : read(row.noticeNo))}
            >
              {text('confirm')}
            </Button>
          )}
        </span>
      </footer>
    </dialog>
  )
}
