import { expect, test } from 'vitest'
import { assessedLines, assessedMissing } from './assessed-materials.rule.ts'

const toluene = { matNm: '톨루엔', casNo: '108-88-3', lelPct: 1.1, toxLimitPpm: 50, ppeTxt: '방독마스크' }

test('a permit names each substance of its assessment, by name or by number', () => {
  expect(assessedMissing(['톨루엔', 'Xylene'], [{ matNm: ' 톨루엔', casNo: null }])).toEqual(['Xylene'])
  expect(assessedMissing(['108-88-3'], [toluene])).toEqual([])
  expect(assessedMissing(null, [])).toEqual([])
})

test('a new permit begins with the substances of its assessment and the limits of the register', () => {
  expect(assessedLines(['108-88-3', '폐수 슬러지'], [toluene])).toEqual([
    { ...toluene, residueYn: 'Y' },
    { matNm: '폐수 슬러지', casNo: null, residueYn: 'Y', lelPct: null, toxLimitPpm: null, ppeTxt: null },
  ])
})
