import { describe, expect, test } from 'vitest'
import { charmFigures } from './charm/charm-parameters.rule.ts'
import { judgeCharm, type CharmFacts } from './charm/charm.rule.ts'
import { judgeRow, type EnteredRisk } from './hazard/hazard.rule.ts'
import { jsaReasons, type JsaFacts, type JsaWork } from './jsa/jsa.rule.ts'
import { matrixProblems, type Matrix } from './matrix/matrix.rule.ts'
import { deliveredMatrices } from './seed/delivered-matrices.ts'

/** What the rules say, word for word; what the server refuses is in `sentences.api.test.ts`. */
const matrixOf = (code: string): Matrix => deliveredMatrices.find(({ matrixCd }) => matrixCd === code)!

describe('a row of a sheet', () => {
  const row: EnteredRisk = { freq: 4, sev: 4, controlTxt: '접지', occurTypeCd: 'fire' }
  const measure = { measureTxt: '절차 교육', hierCd: '3', dueYmd: '2026-03-12' }
  const said = (over: EnteredRisk, rsaTypeCd = 'K', matrixCd = 'KRAS54') =>
    judgeRow(
      matrixOf(matrixCd),
      { ...row, ...over },
      { rsaTypeCd, today: '2026-03-10', mildFreqSteps: 1 },
    ).issues.map(({ path, message }) => [path, String(message)])
  const oneLevel = { freq: null, sev: 3, decideTxt: '추락 우려', ...measure }
  test.each<[EnteredRisk, string, string, (readonly [string, string])?]>([
    [
      { controlTxt: ' ' },
      'controlTxt',
      '현재 안전조치를 먼저 입력하세요. 위험성은 현재 안전조치를 기준으로 판단합니다.',
    ],
    [{ occurTypeCd: null }, 'occurTypeCd', '재해형태를 선택하세요. 가장 나쁜 경우를 먼저 생각합니다.'],
    [{ ...measure, hierCd: null }, 'hierCd', '감소대책의 순위(제거·공학·관리·보호구)를 선택하세요.'],
    [{ ...measure, dueYmd: null }, 'dueYmd', '감소대책의 완료예정일을 입력하세요.'],
    [{ ...measure, dueYmd: '2026-03-18' }, 'dueYmd', '등급 6의 조치기한은 7일 이내여야 합니다.'],
    [{ freq: 3, sev: 5 }, 'sev', '강도는 1~4 사이여야 합니다.'],
    [{ freq: null, sev: null, expFreq: 2, expSev: 2 }, 'freq', '현재 위험성을 먼저 입력하세요.'],
    [{ expFreq: 3, expSev: 4 }, 'measureTxt', '감소대책 없이 개선 후 위험성을 낮출 수 없습니다.'],
    [
      { ...measure, expFreq: 5, expSev: 4 },
      'expFreq',
      '개선 후가 현재보다 높을 수 없습니다. 높다면 예외 사유를 입력하세요.',
    ],
    [
      { ...measure, expFreq: 2, expSev: 4 },
      'expFreq',
      '관리적 대책·보호구만으로는 빈도를 1단계까지만 낮출 수 있습니다. 더 낮추려면 예외 사유를 입력하세요.',
    ],
    [
      { ...measure, expFreq: 4, expSev: 3 },
      'expSev',
      '관리적 대책·보호구만으로는 강도를 낮출 수 없습니다. 낮추려면 예외 사유를 입력하세요.',
    ],
    [
      { ...oneLevel, expFreq: null, expSev: 1 },
      'expSev',
      '관리적 대책·보호구만으로는 수준을 1단계까지만 낮출 수 있습니다. 더 낮추려면 예외 사유를 입력하세요.',
      ['L', 'LVL3'],
    ],
    [{ ...oneLevel, decideTxt: null }, 'decideTxt', '상·중·하로 판단한 사유를 입력하세요.', ['L', 'LVL3']],
  ])('%j is refused at its cell', (over, path, message, method = ['K', 'KRAS54']) => {
    expect(said(over, ...method)).toEqual([[path, message]])
  })
})

describe('a matrix', () => {
  const whole = matrixOf('KRAS33')
  const [first, ...others] = whole.grades
  const hazop = matrixOf('HAZ43')
  test.each<[Matrix, string, string]>([
    [
      { ...hazop, cells: [...hazop.cells, { freqVal: 9, sevVal: 1, scoreVal: 1 }] },
      'cells',
      '빈도 9 × 강도 1은(는) 척도에 없습니다.',
    ],
    [
      { ...whole, grades: [{ ...first!, fromScore: 3, toScore: 1 }, ...others] },
      'grades',
      '등급의 시작 점수가 끝 점수보다 큽니다.',
    ],
    [
      { ...whole, grades: [first!, ...others.map((grade) => ({ ...grade, gradeCd: first!.gradeCd }))] },
      'grades',
      `등급 ${first!.gradeCd}이(가) 두 번 있습니다.`,
    ],
  ])('that is not whole says so %#', (matrix, field, message) => {
    expect(
      matrixProblems(matrix, 8).map((problem) => [problem.field, String(problem.message)]),
    ).toContainEqual([field, message])
  })
})

describe('a JSA does not serve', () => {
  const jsa: JsaFacts = {
    jsaCd: 'JSA-7',
    state: 'confirmed',
    plantCd: '1000',
    vendorCd: null,
    permitTypeCd: 'G',
    supplCds: ['S1'],
    validToYmd: '2027-03-10',
    stepCnt: 9,
  }
  const work: JsaWork = {
    plantCd: '1000',
    vendorCd: 'V001',
    permitTypeCd: 'G',
    supplCds: ['S1'],
    workYmd: '2026-05-01',
  }
  test.each<[Partial<JsaFacts>, Partial<JsaWork>, string]>([
    [{ stepCnt: 0 }, {}, 'JSA-7에 작업단계가 없습니다.'],
    [{}, { plantCd: '2000' }, 'JSA-7은(는) 다른 사업장의 JSA입니다.'],
    [{ vendorCd: 'V002' }, {}, 'JSA-7은(는) 다른 업체의 JSA입니다.'],
    [
      { validToYmd: '2026-04-30' },
      {},
      'JSA-7의 유효기간(2026-04-30)이 작업일 전에 끝납니다. 다시 평가하세요.',
    ],
    [
      {},
      { permitTypeCd: 'H' },
      'JSA-7에서 평가하지 않은 작업종류입니다: 화기작업. JSA를 다시 작성하거나 다른 JSA를 선택하세요.',
    ],
  ])('%j for %j', (facts, asked, message) => {
    expect(jsaReasons({ ...jsa, ...facts }, { ...work, ...asked }).map(String)).toEqual([message])
  })
})

describe('CHARM', () => {
  const judged = (facts: CharmFacts) => judgeCharm(facts, charmFigures.first)
  const measured: CharmFacts = {
    measYn: 'Y',
    measVal: 188,
    measUnitCd: 'mgm3',
    twaVal: 50,
    twaUnitCd: 'ppm',
    molWeight: 92.14,
    formCd: 'vapor',
  }
  const dust: CharmFacts = { dayQty: 3, dayUnitCd: 't', formCd: 'dust', dustLv: 3, ventCd: 'NONE' }
  const vapor: CharmFacts = { dayQty: 50, dayUnitCd: 'L', formCd: 'vapor', boilingPt: 82.6, ventCd: 'LOCAL' }
  test.each<[CharmFacts, string[]]>([
    [
      { d1Yn: 'Y', declaredYn: 'Y' },
      ['직업병 유소견자 발생 → 노출 4등급', '공급사 신고: 특별관리물질 → 4등급'],
    ],
    [{ measYn: 'Y', notFoundYn: 'Y' }, ['불검출 → 1등급', '유해성 정보 없음 → 1등급']],
    [measured, ['188 mg/m³ = 49.89 ppm (분자량 92.14)', 'TWA 50 ppm → 2등급']],
    [dust, ['비산성 3', '취급량 3, 비산·휘발 3 → 4등급']],
    [{ ...vapor, boilingPt: null, stateCd: 'A' }, ['가스·에어로졸 → 휘발성 3']],
    [
      { ...vapor, useTemp: 20, twaVal: 1000, twaUnitCd: 'ppm', hCodeTxt: 'H302' },
      [
        '끓는점 82.6℃, 취급온도 20℃(경계 50, 150) → 휘발성 2',
        '취급량 2, 비산·휘발 2 → 3, 환기 −1 = 2등급',
        'TWA 1000 ppm은(는) 범위를 넘어 H문구로 판정',
      ],
    ],
  ])('says how the levels came: %j', (facts, steps) => {
    expect(judged(facts).trace.map(String)).toEqual(expect.arrayContaining(steps))
  })
  test.each<[CharmFacts, [string, string][]]>([
    [{ ...measured, measVal: null }, [['measVal', '측정값을 입력하거나 불검출을 표시하세요.']]],
    [{ ...measured, measUnitCd: null }, [['measUnitCd', '단위를 선택하세요.']]],
    [
      { ...measured, measUnitCd: 'fcc' },
      [['measUnitCd', '측정 단위와 노출기준 단위를 서로 환산할 수 없습니다.']],
    ],
    [
      {},
      [
        ['dayQty', '하루 취급량이 없어 노출수준을 판정할 수 없습니다.'],
        ['formCd', '분진인지 증기인지 선택하세요.'],
      ],
    ],
    [{ ...dust, dustLv: null }, [['dustLv', '비산성을 선택하세요.']]],
    [{ ...vapor, boilingPt: null }, [['boilingPt', '끓는점이 없어 휘발성을 판정할 수 없습니다.']]],
  ])('says what is missing: %j', (facts, gaps) => {
    expect(judged(facts).gaps.map(({ path, message }) => [path, String(message)])).toEqual(gaps)
  })
  test('warns where the ventilation is not known', () => {
    expect(judged({ ...vapor, ventCd: null }).warnings.map(String)).toContain(
      '환기방법을 몰라 환기 없음으로 판정했습니다.',
    )
  })
})
