import { defined } from '../../shared/defined.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { App, Form, type FormInstance } from 'antd'
import { nameBeside, type AnyResource, type Detail, type Input, type Reason } from '../../shared/resource.ts'
import { check, resourceSchema } from '../../shared/input-check.ts'
import { messages } from '../../shared/messages.ts'
import type { FieldIssue } from '../../shared/session.ts'
import { ApiError } from '../api.ts'
import { messageCloseMs } from '../../shared/limits.ts'
import { noticePlace, useNotice } from '../components/notice.tsx'
import { pageText } from '../text/page-text.ts'
import { saidIssues, said } from '../text/text.ts'
import { useChosenFiles } from '../attach/chosen-files.ts'
import { attachTexts } from '../text/attach.texts.ts'
import { textsOf } from '../text/define-texts.ts'
import { conflictTexts } from '../text/conflict.texts.ts'
import { useRecordConflict, type Settled } from './use-conflict.tsx'
import { useSave } from '../data/hooks.ts'
import { useOwnScope } from '../data/own-scope.ts'
import { Field, type FieldProps } from './RecordForm.tsx'
import { LinesField, type LinesFieldProps } from './LinesGrid.tsx'
import { focusFirstIssue } from './focus-issue.ts'
import { kept } from '../outbox/outbox.ts'
import type { OutboxEntry } from '../outbox/outbox-store.ts'
import { useSubmission } from '../submission.ts'
import { useQueryClient } from '@tanstack/react-query'
import { queryKeys, type RecordKey } from '../data/query-keys.ts'
import { saveOrKeep, type Waits } from './save-or-keep.ts'
import { inputOf, newValues, placeIssues } from './record-values.ts'
import { useDraft, type DraftHandle } from './use-draft.ts'
import { useFormUse } from './use-form-use.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { useSpoken } from '../text/labels.ts'
import '../text/zod-locale.ts'

type Values = Record<string, unknown>

export interface RecordFormOptions<R extends AnyResource> {
  /** First values of a new record. */
  defaults?: Partial<Input<R>> & Values
  /** Checks over several fields, beside the definition's own; a pure rule that the server runs as well. */
  rules?: (values: Values) => FieldIssue[]
  /** Values that are sent with the record and are none of its fields. */
  beside?: () => Values
  /** A new record may wait for the network in this browser, with its files. */
  waits?: Waits | undefined
  /** False: everything is only read. Default: what the record's `editable` says. */
  editable?: boolean
}
type Name<T> = keyof NonNullable<T> & string

export interface RecordFormHandle<R extends AnyResource = AnyResource> {
  /** In the language of the page, for drawing. */
  resource: R
  /** `Field` and `LinesField` that know the names of this resource. */
  Field: (props: FieldProps<Name<R['fields']>>) => ReactNode
  Lines: (props: LinesFieldProps & { name: Name<R['lines']> }) => ReactNode
  antd: FormInstance<Values>
  /** The values as they were loaded; lines mark what differs. */
  initial: Values
  detail: Detail<R> | undefined
  editable: boolean
  /** Something is typed or chosen that is not saved. */
  dirty: boolean
  /** Something is typed that is not saved. Files that are only chosen go with the next step as well. */
  typed: boolean
  saving: boolean
  draft: DraftHandle
  /** The fault that belongs to no field of this form. */
  problem: Problem | undefined
  cellIssues: readonly FieldIssue<string>[]
  /** Somebody else has saved this record since it was loaded; what was typed stays. */
  overtaken: boolean
  /** Takes over what somebody else has saved; asks where both changed a value. */
  merge: () => Promise<void>
  /** Draws the question which of two values stays. */
  conflict: ReactNode
  values: () => Values
  /**
   * Checks and saves. Answers the record's key, or undefined when something has to be corrected (shown at the
   * fields) or the record waits for the network.
   */
  submit: () => Promise<RecordKey | undefined>
  /** Shows messages at their fields, those of lines at their cells, and goes to the first. */
  show: (issues: readonly FieldIssue<string>[]) => void
  /** Forgets what was typed and shows the record as it is. */
  reset: () => void
  /** Shows a kept record that the server refused, with the refusal at its fields, in place of what was typed. */
  correct: (entry: Pick<OutboxEntry, 'body' | 'fields' | 'reason'>) => void
  /** For Field and LinesField: names that stand on this form. */
  shownNames: Set<string>
  /** Cells per lines that hold what cannot be taken. */
  faults: Map<string, () => FieldIssue<string>[]>
  /** Why the typed text of a field is no value of it; the record is not saved while there are any. */
  wrongTexts: Map<string, string>
  changed: () => void
  /** Takes away the messages of a field, or of some cells of its lines, that is being corrected. */
  settle: (name: string, cells?: ReadonlySet<string>) => void
}
export interface Problem {
  message: string
  details: readonly string[]
  reasons: readonly Reason<string>[]
}

/**
 * The form of one record; `detail` is undefined for a new one. The form instance lives in the page, so a
 * hidden tab keeps its values.
 */
export function useRecordForm<R extends AnyResource>(
  resource: R,
  detail: Detail<R> | undefined,
  options: RecordFormOptions<R> = {},
): RecordFormHandle<R> {
  const spoken = useSpoken(resource)
  const [antd] = Form.useForm<Values>()
  const { notification } = App.useApp()
  const notice = useNotice()
  const invalid = () =>
    notification.error({
      title: pageText('common.error'),
      description: said(messages.invalidForm),
      duration: messageCloseMs / 1000,
      placement: noticePlace,
    })
  const save = useSave(resource, { quiet: true })
  const submission = useSubmission()
  const client = useQueryClient()
  const own = useOwnScope()
  const key = detail ? ((detail.data as Values)[resource.key] as RecordKey) : undefined
  const first = (): Values =>
    detail ? { ...detail.data } : newValues(resource, { ...ownPlace(resource, own), ...options.defaults })
  const [base, setBase] = useState(first)
  const [typed, setTyped] = useState(false)
  const files = useChosenFiles(resource, key)
  const dirty = typed || files.count > 0
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [cellIssues, setCellIssues] = useState<readonly FieldIssue<string>[]>([])
  const [shownNames] = useState(() => new Set<string>())
  const [faults] = useState(() => new Map<string, () => FieldIssue<string>[]>())
  const [wrongTexts] = useState(() => new Map<string, string>())
  const draft = useDraft({
    resource,
    key,
    antd,
    updateDt: base['updateDt'] as string | undefined,
    onLoad: () => setTyped(true),
  })
  useLeaveWarning(dirty)
  const use = useFormUse(resource, key === undefined)

  const updateDt = detail ? (detail.data as Values)['updateDt'] : undefined
  const other = detail !== undefined && (updateDt !== base['updateDt'] || key !== base[resource.key])
  // A newly loaded record replaces the shown values, but never typed ones.
  if (detail && other && !typed) setBase({ ...detail.data })
  const applied = useRef(base)
  useEffect(() => {
    // A tab that is shown again runs its effects again; what is typed in it stays.
    if (applied.current === base) return
    applied.current = base
    antd.resetFields()
    antd.setFieldsValue(base)
  }, [antd, base])

  const conflict = useRecordConflict({ resource: spoken, key, base, mine: () => antd.getFieldsValue(true) })
  /** The form goes on from the record as the other person left it, with what was chosen. */
  const rebase = ({ theirs, values, merge, last }: Settled) => {
    applied.current = theirs
    setBase(theirs)
    antd.setFieldsValue(values)
    draft.later()
    if (merge.taken.length > 0)
      notice.info(textsOf(conflictTexts)('taken', { who: last.who, labels: merge.taken.join(', ') }))
  }
  const show = (issues: readonly FieldIssue<string>[]) => {
    const placed = placeIssues(spoken, issues, shownNames)
    antd.setFields(placed.fields.map(({ name, messages: errors }) => ({ name, errors })))
    setCellIssues(placed.cells)
    if (placed.others.length > 0)
      setProblem({ message: said(messages.invalid), details: placed.others, reasons: [] })
    if (placed.fields.length > 0) focusFirstIssue()
  }
  const refused = (error: unknown) => {
    if (error instanceof Unfit) {
      invalid()
      return show(saidIssues(error.issues))
    }
    if (!(error instanceof ApiError)) throw error
    const { fields, reasons, message: text } = error.body
    show(fields)
    if (error.status < 500 && error.status !== 0 && fields.length === 0)
      setProblem({ message: text, details: [], reasons })
    if (fields.length > 0) invalid()
  }
  const submit = async (): Promise<RecordKey | undefined> => {
    antd.setFields([...shownNames].map((name) => ({ name, errors: [] })))
    setProblem(undefined)
    setCellIssues([])
    const given = antd.getFieldsValue(true)
    const checked = check(resourceSchema(spoken), inputOf(resource, given))
    // What a cell could not take says more than that the cell is empty.
    const wrongCells = [...faults.values()].flatMap((find) => find())
    const wrong = new Map([...wrongTexts, ...wrongCells.map(({ path, message }) => [path, message] as const)])
    const issues = [
      ...[...wrong].map(([path, message]) => ({ path, message })),
      ...(checked.ok ? [] : checked.issues).filter(({ path }) => !wrong.has(path)),
      // Rules judge what will be stored, such as a telephone number in its normal form.
      ...(options.rules?.(checked.ok ? { ...given, ...checked.value } : given) ?? []),
    ]
    if (!checked.ok || issues.length > 0) {
      invalid()
      show(saidIssues(issues))
      return undefined
    }
    setSaving(true)
    try {
      const { waits } = options
      if (waits && key === undefined) {
        const input = { ...checked.value, ...options.beside?.() } as Input<R>
        const saved = await submission(resource.path, input, (requestKey) =>
          saveOrKeep(resource, input, files, waits, requestKey),
        )
        draft.remove()
        setTyped(false)
        use.saved()
        if (saved === kept) {
          waits.onKept()
          return undefined
        }
        await client.invalidateQueries({ queryKey: queryKeys.all(resource) })
        notice.info(pageText('form.saved'))
        return saved
      }
      const onlyFiles = !typed && key !== undefined && files.count > 0
      if (!(await files.send())) {
        setProblem({ message: textsOf(attachTexts)('notSent'), details: [], reasons: [] })
        return undefined
      }
      const saved = onlyFiles ? key : await put(checked.value, base['updateDt'])
      if (saved === undefined) return undefined
      await files.handOver(saved).catch((error: unknown) => notice.failure(error))
      draft.remove()
      setTyped(false)
      use.saved()
      notice.info(pageText('form.saved'))
      return saved
    } catch (error) {
      refused(error)
      return undefined
    } finally {
      setSaving(false)
    }
  }
  const put = (input: object, updateDt: unknown): Promise<RecordKey> =>
    save(
      {
        ...input,
        ...options.beside?.(),
        ...defined({ updateDt: key !== undefined ? updateDt : undefined }),
      } as Input<R>,
      key,
    ).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      const settled = await conflict.resolve(true)
      if (!settled) throw error
      rebase(settled)
      const merged = check(resourceSchema(spoken), inputOf(resource, settled.values))
      if (!merged.ok) throw new Unfit(merged.issues)
      return put(merged.value, settled.theirs['updateDt'])
    })
  const editable = options.editable ?? (detail === undefined || detail.editable.length === 0)
  return {
    resource: spoken,
    Field,
    Lines: LinesField,
    antd,
    initial: base,
    detail,
    editable,
    dirty,
    typed,
    saving,
    draft,
    problem,
    cellIssues,
    submit,
    show,
    shownNames,
    faults,
    wrongTexts,
    values: () => antd.getFieldsValue(true),
    // While the own save is under way, what the page reads again is the own.
    overtaken: other && typed && !saving,
    conflict: conflict.dialog,
    merge: async () => {
      const settled = await conflict.resolve(false)
      if (settled) rebase(settled)
    },
    reset: () => {
      draft.remove()
      setTyped(false)
      wrongTexts.clear()
      use.left()
      setProblem(undefined)
      setCellIssues([])
      setBase(first())
    },
    correct: ({ body, fields, reason }) => {
      const typedNow = Object.keys(antd.getFieldsValue(true) as Values).map((name) => [name, undefined])
      antd.setFieldsValue({ ...Object.fromEntries(typedNow), ...first(), ...(body as Values) })
      wrongTexts.clear()
      setTyped(true)
      setProblem(
        fields.length === 0 && reason !== null ? { message: reason, details: [], reasons: [] } : undefined,
      )
      show(fields)
    },
    settle: (name, cells) => {
      const rest = cells
        ? cellIssues.filter(({ path }) => !cells.has(path))
        : cellIssues.filter(({ path }) => !path.startsWith(`${name}.`))
      // A new array would draw the whole form anew at every key.
      if (rest.length < cellIssues.length) setCellIssues(rest)
      const errors =
        placeIssues(spoken, rest, shownNames).fields.find((field) => field.name === name)?.messages ?? []
      if (antd.getFieldError(name).length > 0) antd.setFields([{ name, errors }])
    },
    changed: () => {
      if (!typed) setTyped(true)
      use.worked()
      draft.later()
    },
  }
}

/** The merged values do not make a record that can be saved. */
class Unfit extends Error {
  readonly issues: readonly FieldIssue[]
  constructor(issues: readonly FieldIssue[]) {
    super('the merged record is not valid')
    this.issues = issues
  }
}

/** A user who may not choose plant or department starts with the own ones, and reads their names. */
function ownPlace(resource: AnyResource, own: ReturnType<typeof useOwnScope>): Values {
  if (resource.scope === 'everyone') return {}
  const { plant, dept, vendor } = resource.scope as { plant?: string; dept?: string; vendor?: string }
  const values: Values = {}
  const fill = (name: string | undefined, key: string | null, shown: string | null) => {
    if (!name || key === null) return
    values[name] = key
    values[nameBeside(name)] = shown
  }
  if (!own.anyPlant) fill(plant, own.plantCd, own.plantNm)
  if (!own.anyDept) fill(dept, own.deptCd, own.deptNm)
  // The server fills it from the session as well; a form that does not show it must not demand it.
  fill(vendor, own.vendorCd, own.vendorNm)
  return values
}
