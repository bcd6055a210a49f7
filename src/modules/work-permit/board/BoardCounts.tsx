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
import { Tile, Tiles, type TileTone } from '../../../core/web/list/Tile.tsx'
import { useNarrow } from '../../../core/web/use-narrow.ts'
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
const groupTones: Partial<Record<BoardGroup, TileTone>> = {
  approved: 'live',
  working: 'live',
  suspended: 'alarm',
  expired: 'alarm',
  rejected: 'wait',
  finishing: 'done',
}
const gradeTones: Partial<Record<string, TileTone>> = { H: 'alarm', M: 'wait' }
const noGroup: BoardFilter['group'] = []

/**
 * How many works there are by state, grade and area. Choosing a number shows exactly those; choosing it again
 * shows all.
 */
export function BoardCounts({ permits, filter, onFilter }: BoardCountsProps) {
  const say = useTexts(boardTexts)
  // On a telephone they stand in one line that scrolls, so that the works themselves are in sight.
  const narrow = useNarrow()
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
      <Tiles label={say('byState')} wrap={!narrow}>
        <Tile
          label={say('all')}
          count={narrowed(permits, filter, 'group').length}
          tone="live"
          pressed={filter.group.length === 0}
          onChoose={() => onFilter({ ...filter, group: noGroup })}
        />
        {groups.map(([name, { label, states }]) => (
          <Tile
            key={name}
            label={said(label)}
            count={byGroup.get(name) ?? 0}
            tone={groupTones[name]}
            hint={states.map((state) => stateLabelOf(workPermit, state)).join(', ')}
            state={name}
            pressed={filter.group.includes(name)}
            onChoose={() => toggle('group', name)}
          />
        ))}
      </Tiles>
      <div className="board-narrow">
        <Tiles label={say('byGrade')} wrap={!narrow}>
          {grades.map((grade) => (
            <Tile
              key={grade}
              label={grade === ungraded ? say('ungraded') : codeText(riskGradeTexts, grade)}
              count={byGrade.get(grade) ?? 0}
              tone={gradeTones[grade]}
              pressed={filter.grade.includes(grade)}
              onChoose={() => toggle('grade', grade)}
            />
          ))}
        </Tiles>
        <Tiles label={say('byArea')} wrap={!narrow}>
          {choicesOf(permits, filter, 'area').map(({ value, label, count }) => (
            <Tile
              key={value}
              label={said(label)}
              count={count}
              pressed={filter.area.includes(value)}
              onChoose={() => toggle('area', value)}
            />
          ))}
        </Tiles>
        <Choice name="vendor" label={say('vendor')} permits={permits} filter={filter} onFilter={onFilter} />
        <Choice name="plant" label={say('plant')} permits={permits} filter={filter} onFilter={onFilter} />
      </div>
    </div>
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
