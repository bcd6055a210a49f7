import { insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedPart } from '../../../core/server/seed/seed-part.ts'

export const parts: readonly SeedPart[] = [
  {
    name: 'first-aid',
    after: ['work-permit'],
    seed: async (sql, { demo, today }) => {
      if (!demo) return
      await insertRows(sql, 'firstAidKit', [
        { plantCd: '1000', kitNm: '반응동 1층', kitSizeCd: 'large', kitDueYmd: today, useYn: 'Y' },
      ])
    },
  },
]
