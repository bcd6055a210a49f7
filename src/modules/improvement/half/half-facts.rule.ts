import { sayIn } from '../../../core/shared/four-texts.ts'
import { label } from '../../../core/shared/sentence.ts'
import type {
  Snapshot,
  SnapshotField,
  SnapshotLines,
} from '../../../platform/approval/approval-answers.rule.ts'
import type { HalfSnapshot } from '../improvement/improvement-answers.rule.ts'
import { improvementStates } from '../improvement/improvement-transitions.rule.ts'
import { gradeSentences } from '../rules/grade.texts.ts'
import { isGrade } from '../rules/grade.rule.ts'
import { halfPrintTexts } from './half-print.texts.ts'

/** Frozen for every reader alike: in the language of the record. */
const say = sayIn(halfPrintTexts, () => 'kr')
const figures = ['total', 'completion', 'onTime', 'meanDays', 'overdueRate', 'opinionRate'] as const

/** The figures of a half-year as fields and lines that two of them are compared by. */
export function halfFacts(snapshot: HalfSnapshot): Pick<Snapshot, 'fields' | 'lines'> {
  const { completion, onTime, meanDays, overdue } = snapshot.figures
  const values: Record<(typeof figures)[number], number | null> = {
    total: snapshot.total,
    completion,
    onTime,
    meanDays,
    overdueRate: overdue,
    opinionRate: snapshot.opinions.rate,
  }
  const { total, needed, done } = snapshot.opinions
  return {
    fields: [
      ...figures.map((name): SnapshotField => {
        const value = values[name]
        return { name, label: say(name), kind: 'number', value, text: value === null ? '' : String(value) }
      }),
      {
        name: 'opinions',
        label: say('opinionsLaw'),
        kind: 'text',
        value: null,
        text: say('opinions', { total, needed, done }),
      },
    ],
    lines: [
      table(
        'states',
        { name: say('states'), total: say('total') },
        Object.entries(snapshot.states).map(([state, count]) => [
          state,
          label(improvementStates[state as keyof typeof improvementStates] ?? state).in('kr'),
          count,
        ]),
      ),
      table(
        'grades',
        { name: say('grade'), total: say('total') },
        Object.entries(snapshot.grades).map(([grade, count]) => [grade, gradeName(grade), count]),
      ),
      table(
        'sources',
        { name: say('source'), total: say('total'), closed: say('closed') },
        snapshot.sources.map(({ sourceNm, ...each }) => [sourceNm, sourceNm, each.total, each.closed]),
      ),
      table(
        'overdue',
        {
          no: say('no'),
          name: say('name'),
          grade: say('grade'),
          due: say('due'),
          late: say('late'),
          reason: say('reason'),
        },
        snapshot.overdue.map((each) => [
          each.imprCd,
          each.imprCd,
          each.imprNm,
          gradeName(each.gradeCd),
          each.dueDt.slice(0, 10),
          each.lateDays,
          each.reason,
        ]),
      ),
    ],
  }
}
const gradeName = (grade: string): string => (isGrade(grade) ? gradeSentences[grade]().in('kr') : grade)

/** @param rows the key of each, and its cells in the order of the columns */
function table(
  name: 'states' | 'grades' | 'sources' | 'overdue',
  labels: Record<string, string>,
  rows: readonly (string | number | null)[][],
): SnapshotLines {
  const names = Object.keys(labels)
  return {
    name,
    title: say(name),
    columns: names.map((column) => ({ name: column, label: labels[column]! })),
    rows: rows.map(([key, ...cells]) => ({
      key: String(key),
      cells: Object.fromEntries(names.map((column, at) => [column, String(cells[at] ?? '')])),
    })),
  }
}
