import { date, datetime, department, flag, number, refCode, text } from '../../../core/shared/field.ts'
import { defineResource, type Row } from '../../../core/shared/resource.ts'

/**
 * 현장 요청 링크: an address with which people without an account ask for an improvement (impr.md 1, VEN_WKR by
 * phone link). Who sets the rules of the register opens it, for a place, a company and a time; with 사용 off it
 * opens nothing any more (docs/decisions/0032).
 */
export const improvementLink = defineResource({
  name: 'improvementLink',
  title: '현장 요청 링크',
  path: '/api/impr/link',
  menus: ['impr/imprRule'],
  key: 'imprLinkNo',
  fields: {
    linkNm: text('링크명', { required: true, max: 50, searchable: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    deptCd: department('발생 부서', { required: true }),
    vendorCd: refCode('협력사', 'vendor'),
    placeNm: text('장소', { max: 100 }),
    fromYmd: date('시작일', { required: true }),
    toYmd: date('종료일', { required: true }),
    useYn: flag('사용', { required: true }),
    useCnt: number('요청 건수', { readOnly: true }),
    lastDt: datetime('최근 요청', { readOnly: true }),
  },
  scope: { plant: 'plantCd' },
  search: { linkNm: 'contains', plantCd: 'equals', useYn: 'equals' },
})
export interface ImprovementLink extends Row<typeof improvementLink> {}
