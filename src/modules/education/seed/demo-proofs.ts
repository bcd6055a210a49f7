import { hangAll, newest } from '../../../../db/seed/hang-files.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'

/** Proofs of what was learned elsewhere, and of exemptions. @returns how many */
export const hangProofs = (sql: Sql, store: FileStore): Promise<number> =>
  hangAll(sql, store, [
    {
      taskClassNm: 'eduResult',
      taskFlag: '',
      records: newest('eduResult', 'eduResultNo', 20, `'saf01'`, `"sourceCd" in ('vendor', 'institute')`),
      fileOrgNm: '이수증.pdf',
      lines: ['교육 이수증', '교육기관: 한국산업안전교육원', '위 교육을 이수하였음을 증명합니다.'],
    },
    {
      taskClassNm: 'eduExempt',
      taskFlag: '',
      records: newest('eduExempt', 'eduExemptNo', 20, `'saf01'`),
      fileOrgNm: '면제 증빙.pdf',
      lines: ['교육 면제 증빙', '산업안전보건법 시행규칙 제27조'],
    },
  ])
