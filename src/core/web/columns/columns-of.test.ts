import { expect, test } from 'vitest'
import type { Fields } from '../../shared/field.ts'
import { samplePermit } from '../testing/work-permit.ts'
import { columnsOf, fieldBehind, lineColumnsOf } from './columns-of.ts'

const column = (name: string) => columnsOf(samplePermit).find((each) => each.name === name)

test('looked-up fields show the name that is answered beside the key', () => {
  expect(columnsOf(samplePermit).map(({ name }) => name)).toEqual(
    'permitCd workNm permitTypeNm deptNm vendorNm supUserNm startDt endDt headCnt budgetAmt supplCds state'.split(
      ' ',
    ),
  )
  expect(column('deptNm')).toMatchObject({ text: '운전부서', kind: 'text', sortable: true })
})
test('kinds of the specification follow the field kinds', () => {
  expect(column('startDt')).toMatchObject({ kind: 'datetime', text: '시작일시' })
  expect(column('headCnt')).toMatchObject({ kind: 'number', pointNumber: 0, hasSeperator: true })
  expect(column('budgetAmt')?.kind).toBe('cost')
})
test('several codes keep their group so that names can be shown, and are not sorted', () => {
  expect(column('supplCds')).toMatchObject({ kind: 'multiselect', source: 'PTW_SUPPL', sortable: false })
})
test('a number is wide enough to be read whole, also when an extension has made it longer', () => {
  const numbering = (pattern: string) => ({
    ...samplePermit,
    fields: { permitCd: { ...samplePermit.fields.permitCd, numbering: pattern } } as Fields,
  })
  const width = (pattern: string) => columnsOf(numbering(pattern), ['permitCd'])[0]?.width
  expect([width('P-{plant}-{YYYYMMDD}-{seq4}'), width('I-{seq4}')]).toEqual([184, undefined])
})
test('state and stamps are no fields and still have columns', () => {
  expect(columnsOf(samplePermit, ['state', 'createDt']).map(({ text, kind }) => [text, kind])).toEqual([
    ['상태', 'custom'],
    ['등록일시', 'datetime'],
  ])
})
test('a key whose name column is a field of its own shows the key', () => {
  const own = {
    ...samplePermit,
    fields: { workNo: samplePermit.fields.wkodNo, workNm: samplePermit.fields.workNm } as Fields,
  }
  expect(columnsOf(own, ['workNo'])[0]?.name).toBe('workNo')
})
test('child rows are edited by their own fields', () => {
  const columns = lineColumnsOf(samplePermit.lines!.workers.fields, true)
  expect(columns.map(({ name, kind }) => [name, kind])).toContainEqual(['jobTypeCd', 'select'])
  expect(columns[0]).toMatchObject({ name: 'workerNm', required: true, max: 50 })
  expect(lineColumnsOf(samplePermit.lines!.workers.fields, false).map(({ name }) => name)).toContain(
    'jobTypeNm',
  )
})
test('a name column is sorted by the field behind it', () => {
  expect(fieldBehind(samplePermit.fields, 'deptNm')).toBe('deptCd')
  expect(fieldBehind(samplePermit.fields, 'workNm')).toBe('workNm')
  expect(fieldBehind(samplePermit.fields, 'state')).toBe('state')
})
