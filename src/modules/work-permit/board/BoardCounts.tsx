import { Select } from 'antd'
import { permitStates } from '../permit/permit-transitions.rule.ts'
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
import { gradeNames } from './PermitTile.tsx'

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
      <fieldset className="board-groups" aria-label="상태별 건수">
        <button
          type="button"
          className="board-count is-all"
          aria-pressed={filter.group.length === 0}
          onClick={() => onFilter({ ...filter, group: noGroup })}
        >
          <b>{narrowed(permits, filter, 'group').length}</b>
          <span>전체</span>
        </button>
        {groups.map(([name, { label, states }]) => (
          <button
            key={name}
            type="button"
            className={`board-count is-${name}`}
            aria-pressed={filter.group.includes(name)}
            title={states.map((state) => permitStates[state]).join(', ')}
            data-count={byGroup.get(name) ?? 0}
            onClick={() => toggle('group', name)}
          >
            <b>{byGroup.get(name) ?? 0}</b>
            <span>{label}</span>
          </button>
        ))}
      </fieldset>
      <div className="board-narrow">
        <fieldset className="board-chips" aria-label="위험등급별 건수">
          {grades.map((grade) => (
            <Chip
              key={grade}
              mark={grade}
              label={gradeNames[grade] ?? grade}
              count={byGrade.get(grade) ?? 0}
              pressed={filter.grade.includes(grade)}
              onClick={() => toggle('grade', grade)}
            />
          ))}
        </fieldset>
        <fieldset className="board-chips" aria-label="구역별 건수">
          {choicesOf(permits, filter, 'area').map(({ value, label, count }) => (
            <Chip
              key={value}
              label={label}
              count={count}
              pressed={filter.area.includes(value)}
              onClick={() => toggle('area', value)}
            />
          ))}
        </fieldset>
        <Choice name="vendor" label="업체" permits={permits} filter={filter} onFilter={onFilter} />
        <Choice name="plant" label="사업장" permits={permits} filter={filter} onFilter={onFilter} />
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
  const choices = choicesOf(permits, filter, name)
  if (choices.length < 2 && filter[name].length === 0) return null
  return (
    <Select<string>
      aria-label={label}
      className="board-choice"
      placeholder={`${label} 전체`}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      {...(filter[name][0] !== undefined && { value: filter[name][0] })}
      options={choices.map(({ value, label, count }) => ({ value, label: `${label} (${count})` }))}
      onChange={(value: string | undefined) =>
        onFilter({ ...filter, [name]: value === undefined ? [] : [value] })
      }
    />
  )
}
