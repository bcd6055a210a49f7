import { showMoment } from '../../shared/dates.ts'
import type { Stamps as StampFields } from '../../shared/resource.ts'

/** Foot of a record: who wrote it and who changed it last. */
export function Stamps({ row }: { row: (StampFields & { createUserNm?: string | null; updateUserNm?: string | null }) | undefined }) {
  if (!row) return null
  return (
    <footer className="record-stamps">
      <span>
        등록 {row.createUserNm ?? row.createUserId} {showMoment(row.createDt)}
      </span>
      <span>
        수정 {row.updateUserNm ?? row.updateUserId} {showMoment(row.updateDt)}
      </span>
    </footer>
  )
}
