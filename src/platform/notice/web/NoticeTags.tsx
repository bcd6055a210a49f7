import { Tag } from 'antd'
import { yes } from '../../../core/shared/session.ts'
import type { ListedNotice } from '../notice-answers.rule.ts'
import { noticeTypes } from '../notice.resource.ts'
import './notice.css'
import { noticeTexts } from './notice.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** The kind of notice; a safety alert is urgent. */
export function NoticeTags({
  row,
}: {
  row: Pick<ListedNotice, 'noticeTypeCd' | 'noticeTypeNm' | 'mustReadYn' | 'topYn'>
}) {
  const text = useTexts(noticeTexts)
  return (
    <span className="notice-tags">
      {yes(row.topYn) && <Tag color="gold">{text('pinned')}</Tag>}
      {yes(row.mustReadYn) && <Tag color="red">{text('mustRead')}</Tag>}
      <Tag color={row.noticeTypeCd === noticeTypes.alarm ? 'volcano' : 'default'}>{row.noticeTypeNm}</Tag>
    </span>
  )
}
