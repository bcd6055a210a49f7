import type { Explanation } from '../../../core/shared/explanation.ts'
import type { ChemicalParameterName, ChemicalParameters } from '../chemical-parameters.rule.ts'
import type { PsmIncrease } from '../material-check/psm-increase.rule.ts'
import type { RippleUse } from '../ripple/ripple-answers.rule.ts'
import { showMultiple } from '../store/quantity.rule.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { newDutySentences, simulationSentences } from './regulation.texts.ts'

/**
 * What a duty is counted by: every person or place that handles the product, every plant that does, every
 * plant whose R comes to 1.
 */
type Basis = 'person' | 'place' | 'plant' | 'subject'
interface Duty {
  /** What the task says that the department gets. */
  task: Sentence
  basis: Basis
  /** Price of one in the first year, won. */
  price: ChemicalParameterName
}
/** What a product that comes onto a list (CHM_REG_CD) asks of those who handle it. */
const duties: Readonly<Record<string, Duty>> = {
  O3: { task: newDutySentences.O3(), basis: 'place', price: 'costManaged' },
  O4: { task: newDutySentences.O4(), basis: 'place', price: 'costSpecialLog' },
  O5: { task: newDutySentences.O5(), basis: 'place', price: 'costLimit' },
  O7: { task: newDutySentences.O7(), basis: 'place', price: 'costMeasure' },
  O8: { task: newDutySentences.O8(), basis: 'person', price: 'costExam' },
  OA: { task: newDutySentences.OA(), basis: 'subject', price: 'costPsm' },
  C7: { task: newDutySentences.C7(), basis: 'plant', price: 'costAccidentPlan' },
}
/** The tasks of lists that a product comes onto, in their order. */
export const dutiesOfLists = (regCds: readonly string[]): Sentence[] =>
  regCds.flatMap((regCd) => duties[regCd]?.task ?? [])

/** R of a plant with the lists as they are and as they would be. */
export interface PlantRatio extends PsmIncrease {
  plantCd: string
  plantNm: string
}
export interface SimulatedDuty {
  regCd: string
  task: Sentence
  basis: Basis
  count: number
  /** won */
  price: number
  amount: number
}
/** An improvement that the edition would make. */
export interface DraftTask {
  prodNm: string
  plantNm: string
  deptNm: string
  placeNm: string
  tasks: Sentence[]
}
/** What an edition would bring before it is applied. (chm.md 10.1) */
export interface Simulation {
  products: number
  stores: number
  processes: number
  people: number
  /** People who come to a special health examination, places that come to be measured. */
  examined: number
  measured: number
  ratios: PlantRatio[]
  duties: SimulatedDuty[]
  tasks: DraftTask[]
  /** Σ of the duties, won of the first year. */
  amount: number
  explanation: Explanation
}
interface Changed {
  prodNm: string
  added: readonly string[]
  uses: readonly RippleUse[]
  stores: readonly { storeNo: number }[]
}
const placeOf = ({ plantCd, deptCd, processNo }: RippleUse): string => `${plantCd} ${deptCd} ${processNo}`
/** Everybody at a place once, however many of its products change: the most that one of them names. */
function peopleAt(uses: readonly RippleUse[]): number {
  const most = new Map<string, number>()
  for (const use of uses) most.set(placeOf(use), Math.max(most.get(placeOf(use)) ?? 0, use.workerCnt ?? 0))
  return [...most.values()].reduce((sum, each) => sum + each, 0)
}
const distinct = <T>(values: readonly T[]): number => new Set(values).size

/**
 * What an edition of a list would bring: whom and what it touches, R before and after, what the new duties
 * cost in the first year, and the tasks it would make. A duty is counted once for each person, place or
 * plant, also where several products bring it. (chm.md 10.1)
 * @param figures the prices in force, won
 */
export function simulate(
  changes: readonly Changed[],
  ratios: readonly PlantRatio[],
  figures: ChemicalParameters,
): Simulation {
  const usesOn = (regCd: string) => changes.flatMap(({ added, uses }) => (added.includes(regCd) ? uses : []))
  const subjects = ratios.filter(({ before, after }) => before < 1 && after >= 1).length
  const counts: Readonly<Record<Basis, (regCd: string) => number>> = {
    person: (regCd) => peopleAt(usesOn(regCd)),
    place: (regCd) => distinct(usesOn(regCd).map(placeOf)),
    plant: (regCd) => distinct(usesOn(regCd).map(({ plantCd }) => plantCd)),
    subject: () => subjects,
  }
  const found = Object.entries(duties).flatMap(([regCd, { task, basis, price }]): SimulatedDuty[] => {
    const count = counts[basis](regCd)
    return count > 0
      ? [{ regCd, task, basis, count, price: figures[price], amount: count * figures[price] }]
      : []
  })
  const uses = changes.flatMap((each) => each.uses)
  const amount = found.reduce((sum, each) => sum + each.amount, 0)
  return {
    products: changes.length,
    stores: distinct(changes.flatMap(({ stores }) => stores.map(({ storeNo }) => storeNo))),
    processes: distinct(uses.map(({ plantCd, processNo }) => `${plantCd} ${processNo}`)),
    people: peopleAt(uses),
    examined: counts.person('O8'),
    measured: counts.place('O7'),
    ratios: [...ratios],
    duties: found,
    tasks: changes.flatMap(({ prodNm, added, uses: places }) => {
      const tasks = dutiesOfLists(added)
      return tasks.length === 0
        ? []
        : places.map((use) => ({
            prodNm,
            plantNm: use.plantNm,
            deptNm: use.deptNm,
            placeNm: use.workTxt ?? use.processNm ?? use.deptNm,
            tasks,
          }))
    }),
    amount,
    explanation: {
      title: simulationSentences.costTitle(),
      inputs: [
        ...found.map(({ task, basis, count, price }) => ({
          label: task,
          value: simulationSentences.counted({
            count: count.toLocaleString('ko-KR'),
            unit: simulationSentences[basis](),
            price: won(price),
          }),
        })),
        ...ratios.map(({ plantNm, before, after }) => ({
          label: `${plantNm} R`,
          value: `${showMultiple(before)} → ${showMultiple(after)}`,
        })),
      ],
      formula: simulationSentences.costFormula({ amount: won(amount) }),
      source: simulationSentences.costSource(),
      version: figures.version,
    },
  }
}
const won = (value: number): Sentence => simulationSentences.won({ amount: value.toLocaleString('ko-KR') })
