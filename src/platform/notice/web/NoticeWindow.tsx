import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { yes } from '../../../core/shared/session.ts'
import { Dialog } from '../../../core/web/components/Dialog.tsx'
import type { Go } from '../../../core/web/TabHost.tsx'
import type { ReaderRow } from '../notice-answers.rule.ts'
import { useReading } from './notice-calls.ts'
import { NoticeTags } from './NoticeTags.tsx'
import { NoticeText } from './NoticeText.tsx'
import './notice.css'
import { noticeTexts } from './notice.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { platformRecords } from '../../record-pages.rule.ts'

const widthPx = 620

interface NoticeWindowProps {
  rows: readonly ReaderRow[]
  go: Go
  onClose: () => void
}
/** One notice at a time, with steps to the others. */
export function NoticeWindow({ rows, go, onClose }: NoticeWindowProps) {
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
  return (
    <Dialog
      open
      centered
      width={widthPx}
      title={
        <span className="notice-popup-title">
          <NoticeTags row={row} /> {row.title}
        </span>
      }
      mask={{ closable: false }}
      onCancel={close}
      footer={
        <div className="notice-popup-foot">
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
            <Button
              type="primary"
              onClick={() => void (mustRead ? confirm(row.noticeNo) : read(row.noticeNo))}
            >
              {text('confirm')}
            </Button>
          </span>
        </div>
      }
    >
      <p className="notice-more">
        {row.createUserNm} · {text('period', { from: row.fromYmd, to: row.toYmd })}
        {mustRead && row.readDueYmd && ` · ${text('confirmBy', { day: row.readDueYmd })}`}
      </p>
      <section className="notice-popup-text" aria-label={row.title}>
        <NoticeText text={row.cont} />
      </section>
      {row.fileCnt > 0 && <p className="notice-more">{text('attached', { count: row.fileCnt })}</p>}
    </Dialog>
  )
}
