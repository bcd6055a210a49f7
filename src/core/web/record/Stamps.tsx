import { showMoment } from '../../shared/dates.ts'
import type { Stamps as StampFields } from '../../shared/resource.ts'
import { useText } from '../text/text.ts'

/** Foot of a record: who wrote it and who changed it last. */
export function Stamps({ row }: { row: (StampFields & { createUserNm?: string | null; updateUserNm?: string | null }) | undefined }) {
  const text = useText()
  if (!row) return null
  return (
    <footer className="record-stamps">
      <span>
        {text('record.created')} {row.createUserNm ?? row.createUserId} {showMoment(row.createDt)}
      </span>
      <span>
        {text('record.updated')} {row.updateUserNm ?? row.updateUserId} {showMoment(row.updateDt)}
      </span>
    </footer>
  )
}
