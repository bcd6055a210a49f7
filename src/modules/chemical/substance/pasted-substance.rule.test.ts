import { expect, test } from 'vitest'
import { pastedSubstance } from './pasted-substance.rule.ts'

const kosha = `톨루엔 (Toluene)
물질명 톨루엔
영문명 : Toluene
CAS No. 108-88-3
기존화학물질번호 KE-33936  EC번호 203-625-9
UN번호 1294
8. 노출방지 및 개인보호구
국내규정 TWA - 50ppm STEL - 150ppm
9. 물리화학적 특성
마. 녹는점/어는점 -95 ℃
바. 초기 끓는점과 끓는점 범위
110.6 ℃
사. 인화점 4 ℃ (c.c.)
차. 인화 또는 폭발 범위의 상한/하한 7.1 / 1.1 %
카. 증기압 28.4 mmHg (25 ℃)
파. 증기밀도 3.1 (공기=1)
하. 비중 0.8636 (20 ℃)
너. 자연발화온도 480 ℃
머. 분자량 92.14
분자식 C7H8
`
test('the page of KOSHA says what the register asks for', () =>
  expect(pastedSubstance(kosha)).toEqual({
    casNo: '108-88-3',
    ecNo: '203-625-9',
    keNo: 'KE-33936',
    unNo: '1294',
    chemNm: '톨루엔',
    chemNmEn: 'Toluene',
    molFormula: 'C7H8',
    molWeight: 92.14,
    meltingPt: -95,
    boilingPt: 110.6,
    flashPt: 4,
    autoIgnTemp: 480,
    uelVal: 7.1,
    lelVal: 1.1,
    vaporPress: 3.786,
    specGravity: 0.8636,
    vaporDensity: 3.1,
    twaVal: 50,
    stelVal: 150,
    expUnitCd: 'ppm',
  }))
test('what nobody wrote is left open, and a number with a wrong check digit too', () => {
  expect(pastedSubstance('인화점 자료없음\n끓는점 : 해당없음\nCAS 108-88-4')).toEqual({})
  expect(pastedSubstance('')).toEqual({})
})
test('other units and signs: mg/m³, hPa, −, full-width', () => {
  expect(pastedSubstance('TWA : 0.2 mg/㎥ , STEL: 0.6mg/m3')).toEqual({
    twaVal: 0.2,
    stelVal: 0.6,
    expUnitCd: 'mgm3',
  })
  expect(pastedSubstance('증기압 : 586 hPa\n인화점: −45 ℃').vaporPress).toBe(58.6)
  expect(pastedSubstance('인화점: −45 ℃').flashPt).toBe(-45)
  expect(pastedSubstance('ＣＡＳ　６７－６４－１')).toEqual({ casNo: '67-64-1' })
})
test('a pressure without its unit and limits the wrong way round are not guessed', () => {
  expect(pastedSubstance('증기압 28.4').vaporPress).toBeUndefined()
  expect(pastedSubstance('폭발 범위의 상한/하한 1.1 / 7.1 %')).toEqual({})
})
