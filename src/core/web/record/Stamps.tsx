import { showMoment } from '../../shared/dates.ts'
import type { PlainRow, Stamps as StampFields } from '../../shared/resource.ts'
import { usePageText } from '../text/page-text.ts'
import { usePersonName } from './person-name.ts'

/** Foot of a record: who wrote it and who changed it last. */
export function Stamps({ row }: { row: PlainRow | undefined }) {
  const text = usePageText()
  const nameOf = usePersonName()
  if (!row) return null
  const { createUserNm, createUserId, createDt, updateUserNm, updateUserId, updateDt } = row as StampFields
  return (
    <footer className="record-stamps">
      <span>
        {text('record.created')} {nameOf(createUserNm, createUserId)} {showMoment(createDt)}
      </span>
      <span>
        {text('record.updated')} {nameOf(updateUserNm, updateUserId)} {showMoment(updateDt)}
      </span>
    </footer>
  )
}
