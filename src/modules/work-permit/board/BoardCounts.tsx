import { Select } from 'antd'
import {
  boardGroups,
  choicesOf,
  countsOf,
  narrowed,
  ungraded,
  type BoardFilter,
  type BoardGroup,
  type BoardPermit,
  type FilterName,
} from './permit-board.rule.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { boardTexts } from './board-page.texts.ts'
import { said } from '../../../core/web/text/text.ts'
import { stateLabelOf } from '../../../core/web/text/labels.ts'
import { workPermit } from '../permit/work-permit.resource.ts'
import { codeText } from '../permit/web/code-text.ts'
import { riskGradeTexts } from '../permit/permit-codes.texts.ts'

interface BoardCountsProps {
  permits: readonly BoardPermit[]
  filter: BoardFilter
  onFilter: (filter: BoardFilter) => void
}
const groups = Object.entries(boardGroups) as [BoardGroup, (typeof boardGroups)[BoardGroup]][]
const noGroup: BoardFilter['group'] = []

/**
 * How many works there are by state, grade and area. Choosing a number shows exactly those; choosing it again
 * shows all.
 */
export function BoardCounts({ permits, filter, onFilter }: BoardCountsProps) {
  const say = useTexts(boardTexts)
  const byGroup = countsOf(permits, filter, 'group')
  const byGrade = countsOf(permits, filter, 'grade')
  const toggle = (name: FilterName, value: string) =>
    onFilter({
      ...filter,
      [name]: filter[name].includes(value) ? filter[name].filter((each) => each !== value) : [value],
    })
  const grades = ['H', 'M', 'L', ...(permits.some((permit) => permit.riskGradeCd === null) ? [ungraded] : [])]
  return (
    <div className="board-counts">
      <fieldset className="board-groups" aria-label={say('byState')}>
        <button
          type="button"
          className="board-count is-all"
          aria-pressed={filter.group.length === 0}
          onClick={() => onFilter({ ...filter, group: noGroup })}
        >
          <b>{narrowed(permits, filter, 'group').length}</b>
          <span>{say('all')}</span>
        </button>
        {groups.map(([name, { label, states }]) => (
          <button
            key={name}
            type="button"
            className={`board-count is-${name}`}
            aria-pressed={filter.group.includes(name)}
            title={states.map((state) => stateLabelOf(workPermit, state)).join(', ')}
            data-count={byGroup.get(name) ?? 0}
            onClick={() => toggle('group', name)}
          >
            <b>{byGroup.get(name) ?? 0}</b>
            <span>{said(label)}</span>
          </button>
        ))}
      </fieldset>
      <div className="board-narrow">
        <fieldset className="board-chips" aria-label={say('byGrade')}>
          {grades.map((grade) => (
            <Chip
              key={grade}
              mark={grade}
              label={grade === ungraded ? say('ungraded') : codeText(riskGradeTexts, grade)}
              count={byGrade.get(grade) ?? 0}
              pressed={filter.grade.includes(grade)}
              onClick={() => toggle('grade', grade)}
            />
          ))}
        </fieldset>
        <fieldset className="board-chips" aria-label={say('byArea')}>
          {choicesOf(permits, filter, 'area').map(({ value, label, count }) => (
            <Chip
              key={value}
              label={said(label)}
              count={count}
              pressed={filter.area.includes(value)}
              onClick={() => toggle('area', value)}
            />
          ))}
        </fieldset>
        <Choice name="vendor" label={say('vendor')} permits={permits} filter={filter} onFilter={onFilter} />
        <Choice name="plant" label={say('plant')} permits={permits} filter={filter} onFilter={onFilter} />
      </div>
    </div>
  )
}

interface ChipProps {
  label: string
  count: number
  pressed: boolean
  mark?: string
  onClick: () => void
}
function Chip({ label, count, pressed, mark, onClick }: ChipProps) {
  return (
    <button
      type="button"
      className={`board-chip${mark ? ` is-grade-${mark}` : ''}`}
      aria-pressed={pressed}
      data-count={count}
      onClick={onClick}
    >
      {label} <b>{count}</b>
    </button>
  )
}

/** Only where there is something to choose: a vendor sees its own company alone. */
function Choice({
  name,
  label,
  permits,
  filter,
  onFilter,
}: BoardCountsProps & { name: 'vendor' | 'plant'; label: string }) {
  const say = useTexts(boardTexts)
  const choices = choicesOf(permits, filter, name)
  if (choices.length < 2 && filter[name].length === 0) return null
  return (
    <Select<string>
      aria-label={label}
      className="board-choice"
      placeholder={say('allOf', { label })}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      value={filter[name][0]}
      options={choices.map(({ value, label, count }) => ({ value, label: `${said(label)} (${count})` }))}
      onChange={(value: string | undefined) =>
        onFilter({ ...filter, [name]: value === undefined ? [] : [value] })
      }
    />
  )
}
