import { expect, test } from 'vitest'
import { firstChemicalParameters as limits } from '../chemical-parameters.rule.ts'
import { isProhibited, reviewRouting, type RoutingFacts } from './review-routing.rule.ts'

const plain: RoutingFacts = { regCds: [], flashPt: null, segGrpCds: ['GN'], cmr: false, psmDelta: 0 }
const lines = (facts: Partial<RoutingFacts>) =>
  reviewRouting({ ...plain, ...facts }, limits).map(({ line }) => line)

test.each<[string, Partial<RoutingFacts>, string[]]>([
  ['anything', {}, ['CHM']],
  ['F1', { regCds: ['F1'] }, ['CHM', 'FIRE']],
  ['flash 249', { flashPt: 249 }, ['CHM', 'FIRE']],
  ['flash 250', { flashPt: 250 }, ['CHM']],
  ['O9', { regCds: ['O9'] }, ['CHM', 'SAFE']],
  ['OA', { regCds: ['OA'] }, ['CHM', 'SAFE', 'PSM']],
  ['self-reactive', { segGrpCds: ['SR'] }, ['CHM', 'SAFE']],
  ['water-reactive', { segGrpCds: ['WR'] }, ['CHM', 'SAFE']],
  ['CMR', { cmr: true }, ['CHM', 'HEALTH']],
  ['R + 0.05', { psmDelta: 0.05 }, ['CHM', 'PSM']],
  ['R + 0.0499', { psmDelta: 0.0499 }, ['CHM']],
  ['toluene', { regCds: ['O3', 'O7', 'O8', 'F1', 'W1'], flashPt: 4 }, ['CHM', 'FIRE', 'HEALTH', 'ENV']],
])('%s (chm.md 5.9)', (_, facts, expected) => expect(lines(facts)).toEqual(expected))
test.each(['O3', 'O4', 'O5', 'O6', 'O7', 'O8'])('%s goes to 보건', (code) =>
  expect(lines({ regCds: [code] })).toEqual(['CHM', 'HEALTH']),
)
test.each(['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'E1', 'E2', 'W1'])('%s goes to 환경', (code) =>
  expect(lines({ regCds: [code] })).toEqual(['CHM', 'ENV']),
)
test('제조등금지 and 금지물질 lead to 부적합', () =>
  expect([isProhibited(['O1']), isProhibited(['C6']), isProhibited(['C5', 'O2'])]).toEqual([
    true,
    true,
    false,
  ]))
