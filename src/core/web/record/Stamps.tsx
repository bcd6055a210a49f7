import { showMoment } from '../../shared/dates.ts'
import type { Stamps as StampFields } from '../../shared/resource.ts'
import { useText } from '../text/text.ts'
import { usePersonName } from './person-name.ts'

/** Foot of a record: who wrote it and who changed it last. */
export function Stamps({ row }: { row: StampFields | undefined }) {
  const text = useText()
  const nameOf = usePersonName()
  if (!row) return null
  return (
    <footer className="record-stamps">
      <span>
        {text('record.created')} {nameOf(row.createUserNm, row.createUserId)} {showMoment(row.createDt)}
      </span>
      <span>
        {text('record.updated')} {nameOf(row.updateUserNm, row.updateUserId)} {showMoment(row.updateDt)}
      </span>
    </footer>
  )
}
