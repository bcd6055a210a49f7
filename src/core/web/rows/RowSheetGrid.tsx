import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { defined } from '../../shared/defined.ts'
import type { Fields } from '../../shared/field.ts'
import { formatNumber } from '../../shared/number-format.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { DataGrid } from '../../../grid/DataGrid.tsx'
import type { GridField } from '../../../grid/columns.ts'
import { useNotice } from '../components/notice.tsx'
import { useOwnScope } from '../data/own-scope.ts'
import type { LineDraft } from '../form/line-rows.ts'
import { useLineColumns } from '../form/use-line-columns.ts'
import { useLive } from '../live.ts'
import { useUserSearch } from '../popup/use-user-search.tsx'
import { conflictTexts } from '../text/conflict.texts.ts'
import { textsOf, useTexts } from '../text/define-texts.ts'
import { useNarrow } from '../use-narrow.ts'
import { GoneDialog } from './GoneDialog.tsx'
import { RowSheet } from './row-sheet.ts'
import { RowStateMark } from './RowStateMark.tsx'
import './rows.css'
import { rowsTexts } from './rows.texts.ts'
import type { RowState, SheetRow, Values } from './sheet-row.ts'
import { useRowConflict } from './use-row-conflict.tsx'

export interface RowSheetProps {
  /** The record that each row is; it needs the addresses of list, record, create, update and delete. */
  resource: AnyResource
  /**
   * Conditions of the list, as its search takes them; a new row has them as its values. Give another `key`
   * with another one.
   */
  query?: Values
  /** Further first values of a new row. */
  blank?: Values
  /** Names of the fields that are shown, in this order; all when absent. */
  fields?: readonly string[]
  columns?: Record<string, Partial<GridField<LineDraft>>>
  /** Number that orders the rows: rows can then be inserted between others. */
  orderBy?: string
  /** Columns whose equal neighbours are drawn once. */
  joined?: readonly string[]
  /** Rows as high as their text. Default: yes. */
  wrap?: boolean
  editable: boolean
  height?: number | 'auto' | 'fill' | 'fit'
  layoutKey?: string
  /**
   * A column of the page behind the others, such as a button that opens the row; `type` writes into the row as if it
   * were typed. Kept outside the component or remembered: a new object makes the columns again.
   */
  actions?: RowActions
  /** Buttons of the page, behind those of the sheet. */
  toolbar?: ReactNode
  /** Told how many rows are not stored yet. */
  onOpen?: (count: number) => void
}
export interface RowActions {
  text: string
  width: number
  render: (row: LineDraft, type: (values: Values) => void) => ReactNode
}
const none: Values = {}
const counted = (count: number): string => formatNumber(count, undefined, true)
const actionsName = 'rowActions'
const stateName = 'rowState'
/** Rows that somebody has to decide about. */
const open: ReadonlySet<RowState> = new Set(['refused', 'overtaken', 'gone'])

/**
 * Rows of a resource that are edited where they stand: each saves itself when it is left, rows of others come
 * one by one, and what cannot be saved waits in its row.
 */
export function RowSheetGrid(props: RowSheetProps) {
  const { resource, query = none, blank = none, editable, orderBy, wrap = true, actions } = props
  const say = useTexts(rowsTexts)
  const notice = useNotice()
  const { userId } = useOwnScope()
  const narrow = useNarrow()
  const [sheet] = useState(
    () =>
      new RowSheet({
        resource,
        query,
        fixed: blank,
        orderBy,
        userId,
        onTaken: (who, labels) =>
          notice.info(textsOf(conflictTexts)('taken', { who, labels: labels.join(', ') })),
      }),
  )
  useEffect(() => sheet.start(), [sheet])
  useLive(resource.name, (event) => sheet.hear(event))
  const { rows, loading, total, error } = useSyncExternalStore(sheet.subscribe, sheet.state)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [entered, setEntered] = useState<string>()
  const [gone, setGone] = useState<string>()
  const [searchUser, userPopup] = useUserSearch()
  const conflict = useRowConflict(resource, sheet)
  const shown = useMemo(() => rows.filter(({ removed }) => removed !== true).map(drawn), [rows])
  const errors = useMemo(
    () =>
      new Map(
        rows.flatMap(({ rowId, issues }) =>
          issues.map(({ path, message }) => [`${rowId}/${path}`, message] as const),
        ),
      ),
    [rows],
  )
  const unsaved = rows.filter(({ state }) => state !== 'saved').length
  const { onOpen } = props
  useEffect(() => onOpen?.(unsaved), [onOpen, unsaved])

  /** Asks what a row in this state needs to be asked. */
  const decide = (rowId: string) => {
    const row = rows.find((each) => each.rowId === rowId)
    if (row?.state === 'overtaken') void conflict.ask(row)
    else if (row?.state === 'gone') setGone(rowId)
    else if (row?.state === 'refused') notice.error(say('refusedTitle'), row.reason ? [row.reason] : [])
  }
  const names = props.fields
  const fields = useMemo(() => {
    const all = resource.fields as Fields
    return names ? Object.fromEntries(names.map((name) => [name, all[name]!])) : all
  }, [resource, names])
  // The choices of the first rows name the keys; a row that comes later brings its own.
  const lineColumns = useLineColumns(fields, editable, shown, props.columns)
  const decided = useRef(decide)
  useEffect(() => {
    decided.current = decide
  })
  const columns = useMemo((): GridField<LineDraft>[] => {
    const mark: GridField<LineDraft> = {
      name: stateName,
      text: say('column'),
      kind: 'custom',
      width: 88,
      align: 'center',
      render: (row) => (
        <RowStateMark state={row[stateName] as RowState} onDecide={() => decided.current(row.rowId)} />
      ),
    }
    const acts: GridField<LineDraft>[] = actions
      ? [
          {
            name: actionsName,
            text: actions.text,
            kind: 'custom',
            width: actions.width,
            // Within reach however wide the row is.
            fixed: narrow ? undefined : 'right',
            render: (row) =>
              actions.render(row, (values) =>
                sheet.change(
                  Object.entries(values).map(([name, value]) => ({ rowKey: row.rowId, name, value })),
                ),
              ),
          },
        ]
      : []
    if (!editable) return [...lineColumns, ...acts]
    // On a telephone what is typed stands first; the bar above says which row somebody has to decide about.
    return narrow ? [...lineColumns, ...acts, mark] : [{ ...mark, fixed: 'left' }, ...lineColumns, ...acts]
  }, [lineColumns, say, editable, narrow, actions, sheet])

  const remove = async (keys: readonly string[]) => {
    if (!(await notice.confirm(say('removeAsk', { count: keys.length }), { danger: true }))) return
    sheet.remove(keys)
    setChosen(chosen.filter((key) => !keys.includes(key)))
  }
  const add = (more: readonly Values[], before?: string) => {
    const ids = sheet.insert(more, before)
    if (ids.length === 1) setEntered(ids[0])
    return ids
  }
  const typing: Partial<ComponentProps<typeof DataGrid<LineDraft>>> = {
    onChange: (cells) => sheet.change(cells),
    onInvalid: (faults) => sheet.hold(rowsOf(faults)),
    // Where the last row stands is known once all have come.
    ...defined({ onInsert: loading ? undefined : add }),
    onRemove: (keys) => void remove(keys),
    onUndo: sheet.undo,
    onRedo: sheet.redo,
    onUserSearch: searchUser,
    entered,
    errors,
    selected: chosen,
    onSelect: setChosen,
  }
  const waits = rows.find(({ state }) => open.has(state))
  return (
    <div
      className="row-sheet"
      onBlur={({ currentTarget }) => {
        // A popup of an editor is part of the row; the focus is in it a moment later.
        setTimeout(() => {
          const { activeElement } = document
          const isInside = currentTarget.contains(activeElement) || activeElement?.closest('.grid-popup')
          if (document.hasFocus() && !isInside) sheet.enter(undefined)
        })
      }}
    >
      <DataGrid<LineDraft>
        label={resource.title}
        columns={columns}
        rows={shown}
        rowKey={({ rowId }) => rowId}
        numbered={!narrow}
        wrap={wrap}
        height={props.height ?? 'auto'}
        loading={loading && rows.length === 0}
        error={error}
        onRetry={() => void sheet.load()}
        onRow={(key) => sheet.enter(key)}
        {...defined({ joined: props.joined, layoutKey: props.layoutKey, total })}
        empty={
          editable ? (
            <>
              <strong>{say('empty')}</strong>
              <span>{say('emptyHint')}</span>
            </>
          ) : (
            say('none')
          )
        }
        {...(editable ? typing : undefined)}
        toolbar={
          <>
            {total !== undefined && (
              <span className="row-state is-waiting" role="status">
                {say('comingCount', { count: counted(rows.length), total: counted(total) })}
              </span>
            )}
            {editable && (
              <>
                <SheetStatus rows={rows} onShow={waits && (() => setEntered(waits.rowId))} />
                <Button
                  size="small"
                  icon={<PlusOutlined aria-hidden />}
                  disabled={loading}
                  onClick={() => add([{}])}
                >
                  {say('add')}
                </Button>
                <Button
                  size="small"
                  icon={<DeleteOutlined aria-hidden />}
                  disabled={chosen.length === 0}
                  onClick={() => void remove(chosen)}
                >
                  {say('remove')}
                </Button>
              </>
            )}
            {props.toolbar}
          </>
        }
      />
      {userPopup}
      {conflict.dialog}
      {gone !== undefined && (
        <GoneDialog
          onClose={() => setGone(undefined)}
          onDecide={(isWanted) => {
            sheet.revive(gone, isWanted)
            setGone(undefined)
          }}
        />
      )}
    </div>
  )
}

const drawnRows = new WeakMap<SheetRow, LineDraft>()
/** The row as the grid draws it, the same object until something of it changes. */
function drawn(row: SheetRow): LineDraft {
  const known = drawnRows.get(row) ?? { ...row.shown, [stateName]: row.state }
  drawnRows.set(row, known)
  return known
}
/** The rows of `${rowKey}/${name}`. */
const rowsOf = (faults: ReadonlyMap<string, string>): Set<string> =>
  new Set([...faults.keys()].map((key) => key.slice(0, key.lastIndexOf('/'))))

/** Says how much of the sheet is stored. */
function SheetStatus({ rows, onShow }: { rows: readonly SheetRow[]; onShow: (() => void) | undefined }) {
  const say = useTexts(rowsTexts)
  const count = (...states: RowState[]) => rows.filter(({ state }) => states.includes(state)).length
  const waiting = count('waiting')
  const sending = count('typed', 'sending')
  return (
    <>
      <span className={`row-state${waiting > 0 ? ' is-waiting' : ''}`} role="status">
        {waiting > 0
          ? say('waitingCount', { count: waiting })
          : sending > 0
            ? say('sendingCount', { count: sending })
            : say(onShow ? 'othersSaved' : 'allSaved')}
      </span>
      {onShow && (
        <button type="button" className="row-state" onClick={onShow}>
          {say('openCount', { count: count('refused', 'overtaken', 'gone') })}
        </button>
      )}
    </>
  )
}
