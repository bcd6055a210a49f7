import { expect, it } from 'vitest'
import { rowsOf } from '../../../core/server/seed/tsv.ts'
import { missingKinds as missing, workKindNames, workKinds } from './work-kinds.rule.ts'

const missingKinds = (...given: Parameters<typeof missing>) => missing(...given).map(String)

const permit = { permitTypeCd: 'G', supplCds: [], equips: [] } as const

it('탱크 내부 용접 asks for hot work and the confined space (features 5a)', () => {
  expect(workKinds.TANKWELD).toMatchObject({ permitTypeCd: 'H', supplCds: ['S1'] })
  expect(missingKinds({ ...permit, workKindCd: 'TANKWELD' })).toEqual([
    '작업유형 ‘탱크·용기 내부 용접·절단’: 화기작업 허가가 필요합니다.',
    '작업유형 ‘탱크·용기 내부 용접·절단’: 밀폐공간 출입 보충허가가 필요합니다.',
  ])
  expect(
    missingKinds({ ...permit, workKindCd: 'TANKWELD', permitTypeCd: 'H', supplCds: ['S1', 'S5'] }),
  ).toEqual([])
})
it('the kinds are those of code group PTW_WORK, by the same names', () => {
  const named = rowsOf('codes').flatMap(({ codeGrpCd, code, codeNm }) =>
    codeGrpCd === 'PTW_WORK' ? [[code, codeNm]] : [],
  )
  expect(Object.entries(workKindNames).map(([kind, name]) => [kind, String(name)])).toEqual(named)
})
it('more than the kind asks for is always allowed; the kind itself has to be said', () => {
  expect(missingKinds({ ...permit, workKindCd: 'OTHER', permitTypeCd: 'H', supplCds: ['S4'] })).toEqual([])
  for (const workKindCd of [null, undefined, 'toString'])
    expect(missingKinds({ ...permit, workKindCd })).toEqual(['작업유형을 선택하세요.'])
})
it('a crane brings its supplement with it, a welding machine none', () => {
  const crane = { equipTypeCd: 'VEQ01', equipNm: '50 t 크레인' }
  expect(
    missingKinds({
      ...permit,
      workKindCd: 'OTHER',
      equips: [crane, crane, { equipTypeCd: 'VEQ08', equipNm: '용접기' }],
    }),
  ).toEqual(['장비 ‘50 t 크레인’: 중장비·양중 보충허가가 필요합니다.'])
  expect(missingKinds({ ...permit, workKindCd: 'OTHER', supplCds: ['S6'], equips: [crane] })).toEqual([])
})
