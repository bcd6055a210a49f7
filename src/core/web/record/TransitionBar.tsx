import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { InfoCircleOutlined } from '@ant-design/icons'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { Button, Popover } from 'antd'
import type { ActionOf, Allowed, AnyResource, Detail, Transition } from '../../shared/resource.ts'
import { attachTexts } from '../text/attach.texts.ts'
import { useChosenFiles } from '../attach/chosen-files.ts'
import { useNotice } from '../components/notice.tsx'
import { detailQuery } from '../data/hooks.ts'
import type { RecordKey } from '../data/query-keys.ts'
import { textsOf } from '../text/define-texts.ts'
import type { TransitionPopupProps } from './approval-popup.ts'
import { ReasonList } from './ReasonList.tsx'
import { leadsBack } from './state-flow.ts'
import { TransitionDialog } from './TransitionDialog.tsx'
import { usePageText } from '../text/page-text.ts'
import { actionLabelOf } from '../text/labels.ts'
import './record.css'

export interface TransitionBarProps<R extends AnyResource> {
  resource: R
  detail: Detail<R> | undefined
  /** After a transition was done; the record on the screen is already the new one. */
  onDone?: (action: ActionOf<R>, detail: Detail<R>) => void
  /** Runs before a transition is asked for: false stops it (an unsaved form). */
  before?: (action: ActionOf<R>) => boolean | Promise<boolean>
  /**
   * The action that is drawn as the main one; null: none, because something else comes first. Default: the
   * first that is allowed, not dangerous and leads on.
   */
  primary?: ActionOf<R> | null | undefined
  /** A remark shown before an action is confirmed; it gets the values typed so far. */
  note?: (action: ActionOf<R>, values: Record<string, unknown>) => ReactNode
  /** Inputs of the page's own for what an action asks, by the name of the question. */
  inputs?: TransitionPopupProps['inputs']
  /** What the reason of an action is called, where it is not just 사유. */
  reasonLabel?: (action: ActionOf<R>) => string | undefined
  /** 목록 · 임시저장 · 저장 */
  children?: ReactNode
}

/**
 * Sticks to the bottom: the page's own buttons, then the transitions. What is not allowed says why, and where
 * it is fixed. A step that is pressed while something is being saved waits for it, so that it goes out with
 * what was saved.
 */
export function TransitionBar<R extends AnyResource>({
  resource,
  detail,
  onDone,
  before,
  primary,
  note,
  inputs,
  reasonLabel,
  children,
}: TransitionBarProps<R>) {
  const [asked, setAsked] = useState<Allowed>()
  const [pressed, setPressed] = useState<Allowed>()
  const [sending, setSending] = useState<string>()
  const notice = useNotice()
  const client = useQueryClient()
  const key = (detail?.data as Record<string, RecordKey> | undefined)?.[resource.key]
  const files = useChosenFiles(resource, key)
  const saving = useIsMutating() > 0
  const transitions = (resource.transitions ?? {}) as Record<string, Transition<string>>
  const allowed = ((detail?.allowed ?? []) as Allowed[]).map((item) => ({
    ...item,
    label: actionLabelOf(resource, item.action),
  }))
  const first = () =>
    allowed.find(
      ({ action, reasons }) =>
        reasons.length === 0 &&
        !transitions[action]?.danger &&
        !leadsBack(
          resource,
          (detail?.data as { state?: string } | undefined)?.state,
          transitions[action]?.to,
        ),
    )?.action
  const main = primary === undefined ? first() : primary
  /** Answers false when the step stays refused, for the reasons that the record then shows. */
  const start = async (item: Allowed): Promise<boolean> => {
    if ((await before?.(item.action as ActionOf<R>)) === false) return true
    if (files.count === 0) {
      setAsked(item)
      return true
    }
    setSending(item.action)
    try {
      if (!(await files.send())) {
        notice.error(textsOf(attachTexts)('notTaken', { action: item.label }))
        return true
      }
      // A step is judged by the files of the record as well.
      const judged: { allowed: readonly Allowed[] } = await client.fetchQuery({
        ...detailQuery(resource, key as RecordKey),
        staleTime: 0,
      })
      const now = judged.allowed.find(({ action }) => action === item.action)
      if (!now || now.reasons.length > 0) return false
      setAsked({ ...now, label: item.label })
    } catch (error) {
      notice.failure(error)
    } finally {
      setSending(undefined)
    }
    return true
  }
  const go = useEffectEvent((action: string) => {
    setPressed(undefined)
    // Saving may have changed the allowed actions.
    const item = allowed.find((each) => each.action === action)
    if (item && item.reasons.length === 0) void start(item)
  })
  useEffect(() => {
    if (!pressed || saving) return
    const timer = setTimeout(() => go(pressed.action))
    return () => clearTimeout(timer)
  }, [pressed, saving])
  return (
    <div className="record-bar">
      <div className="record-bar-own">{children}</div>
      <div className="record-bar-steps">
        {allowed.map((item) => {
          const danger = transitions[item.action]?.danger === true
          return item.reasons.length > 0 ? (
            <RefusedButton
              key={item.action}
              item={item}
              danger={danger}
              // Nobody's files give somebody a right.
              onPress={
                files.count > 0 && item.reasons.every(({ guard }) => guard !== 'who')
                  ? () => start(item)
                  : undefined
              }
              busy={sending === item.action}
            />
          ) : (
            <Button
              key={item.action}
              danger={danger}
              type={item.action === main ? 'primary' : 'default'}
              loading={[pressed?.action, sending].includes(item.action)}
              onClick={() => (saving ? setPressed(item) : void start(item))}
            >
              {item.label}
            </Button>
          )
        })}
      </div>
      {detail && asked && (
        <TransitionDialog
          resource={resource}
          detail={detail}
          item={asked}
          note={note}
          inputs={inputs}
          reasonLabel={reasonLabel?.(asked.action as ActionOf<R>)}
          onClose={() => setAsked(undefined)}
          onDone={onDone}
        />
      )}
    </div>
  )
}

interface RefusedButtonProps {
  item: Allowed
  danger: boolean
  /** What may take the reasons away; answers false when they stay. */
  onPress?: (() => Promise<boolean>) | undefined
  busy?: boolean
}
/**
 * Looks disabled and still takes the focus, so that everybody can find out why. Pointing at it shows the
 * reasons for that long; a press keeps them open until something else is pressed, or Esc.
 */
export function RefusedButton({ item, danger, onPress, busy = false }: RefusedButtonProps) {
  const text = usePageText()
  const [pointed, setPointed] = useState(false)
  const [kept, setKept] = useState(false)
  const root = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!kept) return
    const leave = (event: Event) => {
      const target = event.target as Node
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return
      if (event.type === 'pointerdown' && [root, list].some(({ current }) => current?.contains(target)))
        return
      setKept(false)
      setPointed(false)
    }
    document.addEventListener('pointerdown', leave, true)
    document.addEventListener('keydown', leave, true)
    return () => {
      document.removeEventListener('pointerdown', leave, true)
      document.removeEventListener('keydown', leave, true)
    }
  }, [kept])
  return (
    <Popover
      open={kept || pointed}
      onOpenChange={setPointed}
      trigger={['focus', 'hover']}
      title={text('record.whyNot', { action: item.label })}
      content={
        <div ref={list}>
          <ReasonList reasons={item.reasons} />
          {onPress && <p className="record-sends-first">{textsOf(attachTexts)('sendsFirst')}</p>}
        </div>
      }
    >
      <Button
        ref={root}
        aria-disabled={!onPress}
        aria-expanded={kept || pointed}
        danger={danger}
        className="is-refused"
        icon={<InfoCircleOutlined aria-hidden />}
        loading={busy}
        onClick={() => void (onPress?.() ?? Promise.resolve(false)).then((gone) => setKept(!gone))}
      >
        {item.label}
      </Button>
    </Popover>
  )
}
