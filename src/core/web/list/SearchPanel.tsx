import { defined } from '../../shared/defined.ts'
import { useId, useRef, useState, type ReactNode } from 'react'
import { DownOutlined, FilterOutlined, ReloadOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons'
import { Badge, Button } from 'antd'
import type { AnyResource, Query } from '../../shared/resource.ts'
import { FilterInput } from './FilterInput.tsx'
import { useOwnSetting } from '../own-settings.ts'
import { useOwnScope } from '../data/own-scope.ts'
import { useTab } from '../TabHost.tsx'
import { SavedViews } from './SavedViews.tsx'
import { usualPageSize } from '../data/page-size.ts'
import { filtersOf, toSearch, type PlainQuery } from '../data/query-text.ts'
import { searchFields } from '../data/search-fields.ts'
import { usePageText } from '../text/page-text.ts'
import { useSpoken } from '../text/labels.ts'
import { useNarrow, useShort } from '../use-narrow.ts'
import './list.css'

export interface SearchPanelProps<R extends AnyResource> {
  resource: R
  query: Query<R>
  onSearch: (query: Query<R>) => void
  /** Filters that are always shown; the others fold under 상세조건. Default: the first three, one line. */
  primary?: readonly (string & keyof Query<R>)[]
  /** Conditions that the page sets: they are folded while nobody changes them, and 초기화 goes back to them. */
  defaults?: Partial<Query<R>>
  /** Further cells of the page, after the derived ones. */
  children?: ReactNode
}
const shownFilters = 3

/**
 * The filters of a definition: label cells in columns by width, the buttons in the line of the last, Enter or
 * 조회 searches, 초기화 goes back to the conditions of the page. What is unfolded stays so for the person. On a
 * telephone they would fill the first screen: there one button stands for them, which says how many are set.
 */
export function SearchPanel<R extends AnyResource>({
  resource: definition,
  query,
  onSearch,
  primary,
  defaults,
  children,
}: SearchPanelProps<R>) {
  const text = usePageText()
  const resource = useSpoken(definition)
  const id = useId()
  const plain = query as PlainQuery
  const applied = toSearch(filtersOf(plain))
  const [typed, setTyped] = useState(() => filtersOf(plain))
  const [names, setNames] = useState<Record<string, string | null>>({})
  // A query that changed elsewhere (back button, a number on a picture) is what the panel shows.
  const [shown, setShown] = useState(applied)
  if (shown !== applied) {
    setShown(applied)
    setTyped(filtersOf(plain))
  }
  const offered = useOffered(resource)
  const filters = searchFields(resource).filter(({ name }) => offered(name))
  const always = primary ?? filters.slice(0, shownFilters).map(({ name }) => name)
  const isOfPage = (name: string) =>
    toSearch({ [name]: plain[name] }) === toSearch({ [name]: (defaults as PlainQuery | undefined)?.[name] })
  // A condition that somebody set stays in sight. The title names those of the page, the tiles show the states.
  const inSight = (name: string) =>
    (always as readonly string[]).includes(name) ||
    (name !== 'state' && hasValue(plain[name]) && !isOfPage(name))
  const folded = filters.filter(({ name }) => !inSight(name))
  const [kept, keep] = useOwnSetting(`search:${useTab().path}`)
  const open = kept === 'open'
  const hiddenCount = open ? 0 : folded.filter(({ name }) => hasValue(typed[name])).length

  const search = (values: PlainQuery) => {
    const { limit = usualPageSize(), sort, direction } = plain
    onSearch({
      ...values,
      page: 1,
      limit,
      ...defined({ sort, direction: sort === undefined ? undefined : direction }),
    } as Query<R>)
  }
  const scope = resource.scope === 'everyone' ? {} : (resource.scope as { plant?: string; dept?: string })
  const around = (name: string) => {
    const plantCd = typed[scope.plant ?? 'plantCd'] as string | undefined
    return name === scope.dept
      ? { plantCd }
      : { plantCd, deptCd: typed[scope.dept ?? 'deptCd'] as string | undefined }
  }
  // A low window, such as one at a zoom of 200 %, folds as a telephone does: else no row would be seen.
  const narrow = useNarrow()
  const low = useShort()
  const folds = narrow || low
  const [unfolded, setUnfolded] = useState(false)
  const unfold = useRef<HTMLButtonElement>(null)
  const setCount = filters.filter(({ name }) => hasValue(plain[name])).length
  const cells = open ? filters : filters.filter((filter) => !folded.includes(filter))
  return (
    <search aria-label={text('list.conditions', { title: resource.title })}>
      {folds && (
        <Button
          ref={unfold}
          block
          className="search-fold"
          aria-expanded={unfolded}
          aria-controls={`${id}form`}
          icon={<FilterOutlined aria-hidden />}
          onClick={() => setUnfolded(!unfolded)}
        >
          <span>
            {text('list.fold')} {setCount > 0 && <b>{setCount}</b>}
          </span>
          {unfolded ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        </Button>
      )}
      <form
        id={`${id}form`}
        className="search-panel"
        hidden={folds && !unfolded}
        onSubmit={(event) => {
          event.preventDefault()
          search(typed)
          // Close the panel, because it would hide the results below.
          setUnfolded(false)
          unfold.current?.focus()
        }}
      >
        <div className="search-grid">
          {cells.map((filter) => (
            <SearchCell key={filter.name} id={`${id}${filter.name}`} label={filter.label}>
              <FilterInput
                id={`${id}${filter.name}`}
                resource={resource}
                filter={filter}
                value={typed[filter.name]}
                shown={names[filter.name]}
                around={around(filter.name)}
                onChange={(value, shown) => {
                  setTyped((before) => ({ ...before, [filter.name]: value ?? undefined }))
                  if (shown !== undefined) setNames((before) => ({ ...before, [filter.name]: shown }))
                }}
              />
            </SearchCell>
          ))}
          {children}
          <div className="search-buttons">
            <SavedViews applied={applied} />
            {folded.length > 0 && (
              <Badge count={hiddenCount} size="small">
                <Button
                  type="text"
                  aria-expanded={open}
                  icon={open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
                  onClick={() => keep(open ? null : 'open')}
                >
                  {text('list.more')}
                </Button>
              </Badge>
            )}
            <Button
              icon={<ReloadOutlined aria-hidden />}
              onClick={() => {
                const start = { ...(defaults as PlainQuery | undefined) }
                setTyped(start)
                setNames({})
                search(start)
              }}
            >
              {text('list.reset')}
            </Button>
            <Button type="primary" htmlType="submit" icon={<SearchOutlined aria-hidden />}>
              {text('list.search')}
            </Button>
          </div>
        </div>
      </form>
    </search>
  )
}

/** A label cell of the search panel with its input; for filters that a page adds itself. */
export function SearchCell({ id, label, children }: { id: string; label: ReactNode; children: ReactNode }) {
  return (
    <div className="search-cell">
      <label htmlFor={id}>{label}</label>
      <div>{children}</div>
    </div>
  )
}
/** A filter that has one value only is none: the own company, the own plant. */
function useOffered(resource: AnyResource): (name: string) => boolean {
  const { anyPlant, vendorCd } = useOwnScope()
  const scope = resource.scope === 'everyone' ? {} : (resource.scope as { plant?: string; vendor?: string })
  return (name) =>
    // What a company is told of it reads by another column than that which names the company.
    !(vendorCd !== null && (name === 'vendorCd' || name === scope.vendor)) &&
    !(!anyPlant && name === (scope.plant ?? 'plantCd'))
}
const hasValue = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== null
