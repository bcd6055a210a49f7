import { describe, expect, test } from 'vitest'
import { classifyMixture, type MixtureComponent, type MixtureFacts } from './mixture-classification.rule.ts'

/** 'H02:1B H08:1B:H360D limit=2 m=10 ate=O200' */
function component(text: string): MixtureComponent {
  const [name = '', pct = '0', ...words] = text.split(' ')
  const number = (key: string) => {
    const word = words.find((each) => each.startsWith(`${key}=`))
    return word === undefined ? undefined : Number(word.slice(key.length + 1))
  }
  const ate = words.filter((each) => each.startsWith('ate=')).map((each) => each.slice(4))
  return {
    chemNm: name === '-' ? null : name,
    pct: Number(pct),
    ate: Object.fromEntries(
      ate.map((each) => [each.replace(/[\d.]+$/, ''), Number(/[\d.]+$/.exec(each)?.[0])]),
    ),
    lines: words
      .filter((each) => /^[PHE]\d\d:/.test(each))
      .map((each) => {
        const [ghsClassCd = '', ghsCatCd = '', hCode = null] = each.split(':')
        return { ghsClassCd, ghsCatCd, hCode, limitPct: number('limit'), multipleVal: number('m') }
      }),
  }
}
const classesOf = (parts: string[], facts: Partial<MixtureFacts> = {}, unknownPct = 0) =>
  classifyMixture(parts.map(component), { stateCd: 'L', ...facts }, { names: [], pct: unknownPct }).lines.map(
    ({ ghsClassCd, ghsCatCd, hCode }) => `${ghsClassCd}:${ghsCatCd}:${hCode}`,
  )

// Each case names the table or paragraph of UN GHS rev. 10 that decides it.
const worked: [
  source: string,
  title: string,
  parts: string[],
  expected: string[],
  facts?: Partial<MixtureFacts>,
][] = [
  [
    'table 3.6.1',
    'benzene 0.8 % in toluene carries cancer',
    ['벤젠 0.8 H07:1A:H350 H06:1B:H340'],
    ['H06:1B:H340', 'H07:1A:H350'],
  ],
  ['table 3.6.1', 'benzene at the cut-off of 0.1 % still counts', ['벤젠 0.1 H07:1A:H350'], ['H07:1A:H350']],
  ['table 3.6.1', 'benzene below 0.1 % does not', ['벤젠 0.0999 H07:1A:H350'], []],
  ['table 3.6.1', 'a suspected carcinogen from 1 %', ['디클로로메탄 1 H07:2:H351'], ['H07:2:H351']],
  ['table 3.6.1', 'a suspected carcinogen below 1 %', ['디클로로메탄 0.99 H07:2:H351'], []],
  [
    'table 3.6.1',
    'only the strongest category of a class stands',
    ['벤젠 1 H07:1A:H350', '스티렌 20 H07:2:H351'],
    ['H07:1A:H350'],
  ],
  ['table 3.5.1', 'a mutagen 1B from 0.1 %', ['벤젠 0.2 H06:1B:H340'], ['H06:1B:H340']],
  ['table 3.5.1', 'a mutagen 2 from 1 %', ['트리클로로에틸렌 1 H06:2:H341'], ['H06:2:H341']],
  ['table 3.7.1', 'dimethylformamide from 0.3 %', ['디메틸포름아미드 0.3 H08:1B:H360D'], ['H08:1B:H360D']],
  ['table 3.7.1', 'dimethylformamide below 0.3 %', ['디메틸포름아미드 0.29 H08:1B:H360D'], []],
  [
    'table 3.7.1',
    'toluene from 3 % is suspected of harming the unborn child',
    ['톨루엔 3 H08:2:H361d'],
    ['H08:2:H361d'],
  ],
  ['table 3.7.1', 'harm through breast milk from 0.3 %', ['물질 0.3 H08:L:H362'], ['H08:L:H362']],
  [
    '3.4.3.3, specific limit',
    'TDI 0.3 % with its specific limit of 0.1 %',
    ['TDI 0.3 H04:1:H334 limit=0.1'],
    ['H04:1:H334'],
  ],
  [
    'table 3.4.5',
    'a respiratory sensitiser 1A from 0.1 %',
    ['이소시아네이트 0.1 H04:1A:H334'],
    ['H04:1A:H334'],
  ],
  [
    'table 3.4.5',
    'a respiratory sensitiser 1B of a gas from 0.2 %',
    ['가스 0.2 H04:1B:H334'],
    ['H04:1B:H334'],
    { stateCd: 'V' },
  ],
  ['table 3.4.5', 'a skin sensitiser 1 from 1 %', ['에폭시수지 1 H05:1:H317'], ['H05:1:H317']],
  ['table 3.4.5', 'a skin sensitiser 1A from 0.1 %', ['이소포론디아민 0.1 H05:1A:H317'], ['H05:1A:H317']],
  ['table 3.2.3', 'caustic soda 5 % corrodes', ['수산화나트륨 5 H02:1A'], ['H02:1A:H314']],
  [
    'table 3.2.3',
    'caustic soda between 1 and 5 % irritates and damages the eye from 3 %',
    ['수산화나트륨 3 H02:1A'],
    ['H02:2:H315', 'H03:1:H318'],
  ],
  [
    'table 3.2.3',
    'caustic soda at 1 % irritates skin and eye',
    ['수산화나트륨 1 H02:1A'],
    ['H02:2:H315', 'H03:2A:H319'],
  ],
  [
    '3.2.3.3.6, specific limit',
    'caustic soda 2 % with its specific limit of 2 % corrodes',
    ['수산화나트륨 2 H02:1A limit=2'],
    ['H02:1A:H314'],
  ],
  [
    'table 3.2.3',
    'two corrosives 1A and 1B add up to 1B',
    ['질산 3 H02:1A', '염산 3 H02:1B'],
    ['H02:1B:H314'],
  ],
  ['table 3.2.3', 'irritants add up to 10 %', ['톨루엔 6 H02:2', '자일렌 4 H02:2'], ['H02:2:H315']],
  ['table 3.2.3', 'irritants below 10 % together', ['톨루엔 6 H02:2', '자일렌 3.9 H02:2'], []],
  [
    '3.2.3.1.2',
    'a pH of 13 corrodes whatever the sums say',
    ['수산화나트륨 0.5 H02:1A'],
    ['H02:1:H314'],
    { ph: 13 },
  ],
  ['table 3.3.3', 'an eye-damaging surfactant from 3 %', ['계면활성제 3 H03:1'], ['H03:1:H318']],
  ['table 3.3.3', 'an eye-damaging surfactant at 1 % irritates', ['계면활성제 1 H03:1'], ['H03:2A:H319']],
  ['table 3.3.3', 'eye irritants from 10 %', ['아세톤 10 H03:2A'], ['H03:2A:H319']],
  ['table 3.3.3', 'mild eye irritants alone stay mild', ['물질 12 H03:2B'], ['H03:2B:H320']],
  [
    'table 3.3.3',
    'ten times the damaging part and the irritating part add up',
    ['계면활성제 0.5 H03:1', '아세톤 5 H03:2A'],
    ['H03:2A:H319'],
  ],
  [
    '3.1.3.6.1',
    'methanol 10 % is category 4 by mouth, not a skull',
    ['메탄올 10 H01:O3:H301 H09:1:H370'],
    ['H01:O4:H302', 'H09:1:H370'],
  ],
  ['3.1.3.6.1', 'a measured ATE of 200 at 30 % makes 666.7', ['물질 30 H01:O3 ate=O200'], ['H01:O4:H302']],
  ['3.1.3.6.1', 'a category 3 by skin at 20 % makes 1,500', ['물질 20 H01:D3'], ['H01:D4:H312']],
  ['3.1.3.6.1', 'a vapour of category 3 at 40 % makes 7.5 mg/L', ['물질 40 H01:I3'], ['H01:I3:H331']],
  [
    '3.1.3.6.1',
    'a gas of category 3 at 40 % makes 1,750 ppm',
    ['물질 40 H01:I3'],
    ['H01:I3:H331'],
    { stateCd: 'V' },
  ],
  ['3.1.3.3', 'less than 1 % of a category 4 does not count', ['물질 0.9 H01:O4'], []],
  [
    '3.1.3.6.1',
    'a measured ATE by skin of 480 at 60 % makes 800',
    ['물질 60 H01:D3 ate=D480'],
    ['H01:D3:H311'],
  ],
  [
    '3.1.3.6.1',
    'a supplier vapour ATE of 11 at 70 % makes 15.7 mg/L, in place of the 3 mg/L of its category',
    ['물질 70 H01:I3 ate=vapour11'],
    ['H01:I4:H332'],
  ],
  [
    '3.1.3.6.1',
    'a dust is added with its estimate for dust, not with that for vapour',
    ['물질 50 H01:I4 ate=vapour11 ate=dust0.4'],
    ['H01:I3:H331'],
    { stateCd: 'S' },
  ],
  [
    '3.1.3.6.1',
    'a gas of 3,000 ppm at 20 % makes 15,000 ppm',
    ['물질 20 H01:I3 ate=gas3000'],
    ['H01:I4:H332'],
    { stateCd: 'V' },
  ],
  // Published limits of nitric acid by its vapour ATE of 2.65 mg/L: none up to 13 %, 4 up to 26 %, 3 above.
  [
    'Surface Engineering Association, New self-classification of nitric acid (2016)',
    'nitric acid 13 % is not acutely toxic by inhalation',
    ['질산 13 H01:I3 ate=vapour2.65'],
    [],
  ],
  [
    'Surface Engineering Association, New self-classification of nitric acid (2016)',
    'nitric acid 26 % is category 4',
    ['질산 26 H01:I3 ate=vapour2.65'],
    ['H01:I4:H332'],
  ],
  [
    'GisChem (BG RCI), Salpetersäure, ab 26 % bis 65 %',
    'nitric acid 65 % is category 3 by inhalation and corrodes the skin',
    ['질산 65 H01:I3 H02:1A ate=vapour2.65'],
    ['H01:I3:H331', 'H02:1A:H314'],
  ],
  [
    '3.1.3.4',
    'the ATE of the tested mixture stands before the sum of its components',
    ['메탄올 40 H01:O3 H01:D3'],
    ['H01:D3:H311'],
    { own: { O: 2500 } },
  ],
  [
    '3.1.3.4',
    'a tested mixture is classified though no component was known to be toxic',
    ['물질 40'],
    ['H01:D2:H310'],
    { own: { D: 150 } },
  ],
  [
    'table 3.1.1',
    'of a tested vapour and mist the stronger category stands',
    ['물질 40'],
    ['H01:I2:H330'],
    { own: { vapour: 12, dust: 0.4 } },
  ],
  ['3.2.3.1.2', 'a pH of 2 corrodes', ['물질 5'], ['H02:1:H314'], { ph: 2 }],
  ['3.2.3.1.2', 'a pH of 2.1 says nothing', ['물질 5'], [], { ph: 2.1 }],
  ['3.2.3.1.2', 'a pH of 11.5 corrodes', ['물질 5'], ['H02:1:H314'], { ph: 11.5 }],
  [
    '3.2.3.1.2',
    'with a low reserve the sums decide and not the pH',
    ['수산화나트륨 0.5 H02:1A'],
    [],
    { ph: 12, lowReserve: true },
  ],
  [
    '3.2.3.1.2',
    'a low reserve does not set aside what the sums say',
    ['수산화나트륨 5 H02:1A'],
    ['H02:1A:H314'],
    { ph: 13.5, lowReserve: true },
  ],
  [
    '3.10.3.3.1.1',
    'a viscosity of 20.5 mm²/s is still thin',
    ['톨루엔 30 H11:1'],
    ['H11:1:H304'],
    { viscosity: 20.5 },
  ],
  ['table 3.8.2', 'an organ poison 1 from 10 %', ['메탄올 10 H09:1:H370'], ['H09:1:H370']],
  [
    'table 3.8.2',
    'an organ poison 1 between 1 and 10 % is category 2',
    ['메탄올 5 H09:1:H370'],
    ['H09:2:H371'],
  ],
  ['table 3.9.3', 'repeated exposure 2 from 10 %', ['톨루엔 10 H10:2:H373'], ['H10:2:H373']],
  ['table 3.9.3', 'repeated exposure 1 below 1 % does not count', ['벤젠 0.9 H10:1:H372'], []],
  [
    '3.8.3.4.5',
    'narcosis adds up to 20 %',
    ['아세톤 12 H09:3N:H336', '톨루엔 8 H09:3N:H336'],
    ['H09:3N:H336'],
  ],
  [
    '3.8.3.4.5',
    'narcosis and irritation of the airways are not added together',
    ['아세톤 12 H09:3N:H336', '염산 8 H09:3R:H335'],
    [],
  ],
  [
    '3.10.3.3.1.1',
    'a thin hydrocarbon mixture from 10 %',
    ['톨루엔 6 H11:1', '헥산 4 H11:1'],
    ['H11:1:H304'],
  ],
  ['3.10.3.3.1.1', 'a thick one is not drawn into the lungs', ['톨루엔 30 H11:1'], [], { viscosity: 25 }],
  [
    'table 4.1.3',
    'hypochlorite 2.5 % with M 10 is very toxic to water',
    ['차아염소산나트륨 2.5 E01:A1 m=10'],
    ['E01:A1:H400'],
  ],
  ['table 4.1.3', 'without its M-factor it is not', ['차아염소산나트륨 2.5 E01:A1'], []],
  ['table 4.1.4', 'chronic 1 at 2.5 % makes chronic 2', ['물질 2.5 E01:C1'], ['E01:C2:H411']],
  ['table 4.1.4', 'chronic 2 at 2.5 % makes chronic 3', ['물질 2.5 E01:C2'], ['E01:C3:H412']],
  [
    'table 4.1.4',
    'chronic 1 and 2 add up with the factor 10',
    ['물질 2 E01:C1', '헥산 5 E01:C2'],
    ['E01:C2:H411'],
  ],
  ['table 4.2.1', 'an ozone depleter from 0.1 %', ['냉매 0.1 E02:1:H420'], ['E02:1:H420']],
  [
    'table 2.6.1',
    'a solvent with a flash point of 10 ℃',
    ['톨루엔 50 P06:2'],
    ['P06:2:H225'],
    { flashPt: 10, boilingPt: 80 },
  ],
  [
    'table 2.6.1',
    'an ether mixture that boils at 35 ℃',
    ['에테르 50 P06:1'],
    ['P06:1:H224'],
    { flashPt: -20, boilingPt: 35 },
  ],
  [
    'table 2.6.1',
    'a flash point of 60 ℃ is category 3, above 93 ℃ none',
    ['용제 50 P06:3'],
    ['P06:3:H226'],
    { flashPt: 60 },
  ],
]
describe('worked mixtures of UN GHS rev. 10', () => {
  test('the table holds at least 40 mixtures', () => expect(worked.length).toBeGreaterThanOrEqual(40))
  test.each(worked)('%s: %s', (_source, _title, parts, expected, facts) =>
    expect(classesOf(parts, facts)).toEqual(expected),
  )
})
test('a mixture of three solvents without a flash point has no flammability and says so', () => {
  const parts = ['아세톤 40 P06:2', '톨루엔 30 P06:2', '자일렌 30 P06:3'].map(component)
  const found = classifyMixture(parts, { stateCd: 'L' })
  expect(found.lines).toEqual([])
  expect(found.open.map(String)).toEqual([
    expect.stringContaining('결정하지 않았습니다(아세톤, 톨루엔, 자일렌)'),
  ])
})
test('an oxidising component leaves the oxidising power of the mixture to a test', () =>
  expect(classifyMixture([component('과산화수소 35 P13:2')], { stateCd: 'L' }).open.map(String)).toEqual([
    expect.stringContaining('시험해야 합니다(과산화수소)'),
  ]))
test('a mixture of extreme pH and low reserve asks for a test', () =>
  expect(classifyMixture([], { stateCd: 'L', ph: 12, lowReserve: true }).open.map(String)).toEqual([
    expect.stringContaining('예비력이 낮아'),
  ]))
test('unknown toxicity of more than 10 % corrects the estimate of the rest', () => {
  const parts = ['물질 30 H01:O3 ate=O100']
  expect(classesOf(parts)).toEqual(['H01:O4:H302'])
  expect(classesOf(parts, {}, 15)).toEqual(['H01:O3:H301'])
})
test('a secret component counts and is not named', () => {
  const { lines } = classifyMixture([component('- 50 H02:1B')], { stateCd: 'L' })
  expect(lines.map(({ hCode, why }) => [hCode, String(why)])).toEqual([
    ['H314', '합계 50% ≥ 5%: 영업비밀 성분'],
  ])
})
test('a larger content never makes a class weaker', () => {
  const rank = ['', '2', '1']
  for (const [weak, strong] of [
    [0.9, 1],
    [1, 9.9],
    [9.9, 10],
    [10, 100],
  ] as const) {
    const of = (pct: number) => classesOf([`물질 ${pct} H09:1:H370`])[0]?.split(':')[1] ?? ''
    expect(rank.indexOf(of(strong))).toBeGreaterThanOrEqual(rank.indexOf(of(weak)))
  }
})
