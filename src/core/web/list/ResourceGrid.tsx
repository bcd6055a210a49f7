import { defined } from '../../shared/defined.ts'
import { useMemo, useState, type ReactNode } from 'react'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useQueries } from '@tanstack/react-query'
import { nameBeside, type AnyResource, type Query, type Row } from '../../shared/resource.ts'
import { yes } from '../../shared/session.ts'
import type { Fields } from '../../shared/field.ts'
import { useNotice } from '../components/notice.tsx'
import { DataGrid } from '../../../grid/DataGrid.tsx'
import type { GridField } from '../../../grid/columns.ts'
import { asText } from '../components/input-props.ts'
import { codesQuery } from '../data/lookups.ts'
import { StateTag } from '../record/StateTag.tsx'
import { useSaysFailure } from '../page/failed-reads.ts'
import { useTab } from '../TabHost.tsx'
import { columnsOf, fieldBehind, type ListColumn } from '../columns/columns-of.ts'
import { UploadButton } from './UploadButton.tsx'
import { conditionsOf, DownloadButton } from './DownloadButton.tsx'
import { useOwnScope } from '../data/own-scope.ts'
import { useList, useRemove } from '../data/hooks.ts'
import { usualPageSize } from '../data/page-size.ts'
import { sortQuery, sortsOf, type PlainQuery } from '../data/query-text.ts'
import { usePageText } from '../text/page-text.ts'
import { useSpoken } from '../text/labels.ts'

export interface ResourceGridProps<R extends AnyResource> {
  resource: R
  query: Query<R>
  onQuery: (query: Query<R>) => void
  /** Replaces the content of a column. */
  cells?: { [K in keyof Row<R>]?: (row: Row<R>) => ReactNode }
  /** Pixels of a column whose replaced content needs more room. */
  widths?: { [K in keyof Row<R>]?: number }
  /**
   * What a card on a telephone says of a row: by what it is known, and the facts that are looked for; a
   * quantity names the column of its unit.
   */
  card?: {
    title: keyof Row<R> & string
    facts: readonly (keyof Row<R> & string)[]
    units?: { [K in keyof Row<R>]?: keyof Row<R> & string }
  }
  /** Shorter heads of columns, where the name of the field repeats what the columns beside it say. */
  heads?: { [K in keyof Row<R>]?: string }
  /** Columns that stand in the list only when the person asks for them. */
  hidden?: readonly (keyof Row<R>)[]
  /** Columns of the page after the derived ones. */
  columns?: readonly GridField<Row<R>>[]
  onOpen?: (row: Row<R>) => void
  /** With it 등록 is shown to those who may write. */
  onCreate?: () => void
  /** Rows can be ticked and deleted by those who may write. */
  removable?: boolean
  selected?: readonly string[]
  onSelect?: (keys: string[]) => void
  /** Further buttons, before those of Excel. */
  toolbar?: ReactNode
  /** False on a page that only shows what another page enters: nothing comes in by Excel there. */
  upload?: boolean
  /** The next thing to do when the list is empty. */
  empty?: ReactNode
  height?: number | 'auto' | 'fill' | 'fit'
  /** Name of the arrangement that is kept per user, when a page has several lists of one resource. */
  layoutKey?: string
}

/**
 * The list of a definition: columns by kind, names for codes, the state as coloured tag, pages and order by
 * the server, Excel by menu right.
 */
export function ResourceGrid<R extends AnyResource>(props: ResourceGridProps<R>) {
  const { query, onQuery, toolbar } = props
  const text = usePageText()
  const resource = useSpoken(props.resource)
  const tab = useTab()
  const plain = query as PlainQuery
  const { rows, total, more, loading, fetching, error, reload } = useList(resource, query)
  const retryOthers = useSaysFailure(error !== null)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const selected = props.selected ?? ticked
  const layoutKey = props.layoutKey ?? resource.name
  const columns = useGridColumns(resource, props)
  const change = (part: PlainQuery) => onQuery({ ...query, ...part })
  const tickable = props.onSelect !== undefined || (props.removable === true && tab.canWrite)
  return (
    <DataGrid<Row<R>>
      label={text('list.titleOf', { title: resource.title })}
      columns={columns}
      rows={rows}
      rowKey={(row) => asText((row as PlainQuery)[resource.key])}
      numbered
      total={total}
      totalMore={more}
      page={(plain['page'] as number | undefined) ?? 1}
      limit={(plain['limit'] as number | undefined) ?? usualPageSize()}
      onPage={(page, limit) => change({ page, limit })}
      endPages
      sort={sortsOf(plain).map((sort) => ({ ...sort, name: columnOf(columns, resource, sort.name) }))}
      onSort={(sorts) =>
        change({
          page: 1,
          ...sortQuery(
            sorts.map((sort) => ({ ...sort, name: fieldBehind(resource.fields as Fields, sort.name) })),
          ),
        })
      }
      selected={tickable ? selected : undefined}
      onSelect={tickable ? (props.onSelect ?? setTicked) : undefined}
      onOpen={props.onOpen}
      loading={loading || fetching}
      error={error}
      onRetry={() => {
        reload()
        retryOthers()
      }}
      empty={props.empty}
      height={props.height ?? 'fit'}
      layoutKey={layoutKey}
      toolbar={
        <>
          {props.onCreate && tab.canWrite && (
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={props.onCreate}>
              {text('list.create')}
            </Button>
          )}
          {props.removable && tab.canWrite && (
            <RemoveButton
              resource={resource}
              keys={selected}
              onDone={() => (props.onSelect ?? setTicked)([])}
            />
          )}
          {toolbar}
          {resource.excel && tab.canWrite && props.upload !== false && (
            <UploadButton
              resource={resource}
              conditions={yes(tab.menu.excelYn) ? conditionsOf(plain) : undefined}
            />
          )}
          {yes(tab.menu.excelYn) && (
            <DownloadButton resource={resource} query={plain} columns={columns} layoutKey={layoutKey} />
          )}
        </>
      }
    />
  )
}

/** The name of the column that shows a field: sorted by deptCd, the arrow stands at deptNm. */
function columnOf(columns: readonly { name: string }[], resource: AnyResource, field: string): string {
  if (columns.some(({ name }) => name === field)) return field
  const beside = nameBeside(field)
  return field in resource.fields && columns.some(({ name }) => name === beside) ? beside : field
}

/** The field of a record's plant. */
const plantOf = ({ scope }: AnyResource): string =>
  (scope === 'everyone' ? undefined : (scope as { plant?: string }).plant) ?? 'plantCd'

function useGridColumns<R extends AnyResource>(
  resource: R,
  {
    cells,
    columns: more,
    widths,
    hidden,
    card,
    heads,
  }: Pick<ResourceGridProps<R>, 'cells' | 'columns' | 'widths' | 'hidden' | 'card' | 'heads'>,
): GridField<Row<R>>[] {
  const derived = useMemo(() => columnsOf(resource), [resource])
  const { anyPlant } = useOwnScope()
  const groups = [...new Set(derived.flatMap(({ source }) => source ?? []))]
  const options = useQueries({
    queries: groups.map((group) => codesQuery(group)),
    combine: (answers) =>
      Object.fromEntries(groups.map((group, index) => [group, answers[index]?.data?.data])),
  })
  return useMemo(() => {
    const wide = widths as Record<string, number> | undefined
    const render = cells as Record<string, ((row: Row<R>) => ReactNode) | undefined> | undefined
    const behind = new Set<unknown>(hidden)
    const units = card?.units as Record<string, keyof Row<R> & string> | undefined
    const facts: readonly string[] = card?.facts ?? []
    const onCard = (name: string) =>
      name === card?.title ? ('title' as const) : facts.includes(name) ? ('fact' as const) : undefined
    // The own plant in every row says nothing.
    if (!anyPlant) behind.add(nameBeside(plantOf(resource)))
    const stateOf = (row: Row<R>) => asText((row as PlainQuery)['state'])
    const stateCell = (row: Row<R>) => <StateTag resource={resource} state={stateOf(row)} />
    const stateName = (row: Row<R>) =>
      (resource.states as Record<string, string> | undefined)?.[stateOf(row)] ?? stateOf(row)
    const column = ({ source, ...rest }: ListColumn): GridField<Row<R>> => {
      const field = fieldBehind(resource.fields as Fields, rest.name)
      const cell = render?.[rest.name] ?? render?.[field] ?? (rest.name === 'state' ? stateCell : undefined)
      return {
        ...(rest as GridField<Row<R>>),
        ...defined({
          chip: cell === stateCell ? stateName : undefined,
          options: source && options[source] ? options[source] : undefined,
          render: cell,
          width: wide?.[rest.name],
          hidden: behind.has(rest.name) || behind.has(field) || undefined,
          card: onCard(rest.name),
          unitName: units?.[rest.name],
          text: (heads as Record<string, string> | undefined)?.[rest.name],
        }),
      }
    }
    return [...derived.map(column), ...(more ?? [])]
  }, [derived, options, cells, more, widths, hidden, card, heads, anyPlant, resource])
}

function RemoveButton({
  resource,
  keys,
  onDone,
}: {
  resource: AnyResource
  keys: readonly string[]
  onDone: () => void
}) {
  const text = usePageText()
  const notice = useNotice()
  const remove = useRemove(resource)
  const ask = async () => {
    if (
      !(await notice.confirm(text('list.confirmDelete', { count: keys.length.toLocaleString('ko-KR') }), {
        danger: true,
      }))
    )
      return
    try {
      await remove(...keys)
      notice.info(text('form.deleted'))
      onDone()
    } catch {
      // The shell has shown the refusal; the rows stay ticked.
    }
  }
  return (
    <Button
      danger
      icon={<DeleteOutlined aria-hidden />}
      disabled={keys.length === 0}
      onClick={() => void ask()}
    >
      {text('form.delete')}
    </Button>
  )
}
