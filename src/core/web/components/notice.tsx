import { App } from 'antd'
import { useLayoutEffect, useMemo } from 'react'
import { messageCloseMs } from '../../shared/limits.ts'
import { messages } from '../../shared/messages.ts'
import { ApiError } from '../api-error.ts'
import { t, said } from '../text/text.ts'
import { alertsAt, type Alert } from './alerts.tsx'
import { shownInDialog } from './dialog-refusals.ts'
import { ExceptionTable } from './ExceptionTable.tsx'

/** Where what is told stands for a moment: neither over the menus, nor over the fields and the bar of a record. */
export const noticePlace = 'bottomRight'
/** Px from the edges: below the header, and above the bar of a record. */
export const noticeEdges = { message: { top: 56 }, notification: { bottom: 120 } }

type Kit = ReturnType<typeof App.useApp>
export interface Notice {
  /** Short success that closes after 3 s. */
  toast(text: string): void
  /** Alert '안내'; closes by itself after 3 s. */
  info(text: string): void
  /** Alert '에러' that stays until it is read. */
  error(text: string, details?: readonly string[]): void
  /** Asks with '확인' and '취소'. */
  confirm(text: string, options?: { danger?: boolean; confirmText?: string }): Promise<boolean>
  /** Shows a refusal or failure once, in the form that specification section 8 names for its kind. */
  failure(error: unknown): void
}

/** What tells above all tabs: an alert that stands there is not said once more in a tab. */
let aboveAll: Kit | null = null
type Say = (said: string, alert: Alert) => void

function noticeOf(kit: Kit, place: { zIndex?: number } = {}): Notice {
  const { message, modal } = kit
  const alerts = alertsAt(modal)
  // Thirty calls that fail at once say one thing.
  const say: Say = (said, alert) => {
    if (!aboveAll || !alertsAt(aboveAll.modal).says(said)) alerts.show(said, { ...place, ...alert })
  }
  const seconds = messageCloseMs / 1000
  const notice: Notice = {
    toast: (text) => void message.success(text, seconds),
    info: (text) =>
      // A save may open another tab and hide the one that tells it.
      (aboveAll ?? kit).notification.success({
        // What is told again takes the place of what was told.
        key: text,
        title: t('common.notice'),
        description: text,
        duration: seconds,
        placement: noticePlace,
      }),
    error: (text, details = []) =>
      say([text, ...details].join('\n'), {
        title: t('common.error'),
        okText: t('common.confirm'),
        content: (
          <>
            <p className="portal-notice-text">{text}</p>
            {details.length > 0 && (
              <ul className="portal-notice-list">
                {details.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </>
        ),
      }),
    confirm: (text, options = {}) =>
      new Promise((resolve) => {
        modal.confirm({
          ...place,
          title: t('common.confirm'),
          content: text,
          okText: options.confirmText ?? t('common.confirm'),
          cancelText: t('common.cancel'),
          okButtonProps: { danger: options.danger ?? false },
          onOk: () => resolve(true),
          onCancel: () => resolve(false),
        })
      }),
    failure(error) {
      if (!(error instanceof ApiError)) return notice.error(said(messages.serverError))
      if (error.shown) return
      error.shown = true
      if (!shownInDialog(error)) showRefusal(error, notice, say)
    },
  }
  return notice
}

function showRefusal(error: ApiError, notice: Notice, say: Say): void {
  const { body, status } = error
  if (status === 0)
    return say('network', {
      title: t('network.title'),
      content: t('network.body'),
      okText: t('common.confirm'),
    })
  if (status >= 500) {
    return say(`${status} ${body.errorCode} ${body.message}`, {
      title: t('exception.title'),
      content: <ExceptionTable body={body} />,
      okText: t('common.close'),
      width: 640,
    })
  }
  const details = [
    ...body.reasons.map((reason) => reason.message),
    ...body.fields.map((field) => field.message),
  ]
  notice.error(
    body.message,
    details.filter((line) => line !== body.message),
  )
}

/** Alerts and questions that belong to the page that asks: they hide with its tab. */
export function useNotice(): Notice {
  const kit = App.useApp()
  return useMemo(() => noticeOf(kit), [kit])
}

/** Over the login dialog (1800): what went wrong must be read before it. */
const shellPlace = { zIndex: 1850 }
/** For code outside components and for the shell: alerts above all tabs. Set by NoticeBridge. */
let bridge: Notice | null = null
export const notice: Notice = {
  toast: (text) => bridge?.toast(text),
  info: (text) => bridge?.info(text),
  error: (text, details) => bridge?.error(text, details),
  confirm: async (text, options) => (await bridge?.confirm(text, options)) ?? false,
  failure: (error) => bridge?.failure(error),
}
/** Stands once inside the outermost App of the kit. */
export function NoticeBridge(): null {
  const kit = App.useApp()
  useLayoutEffect(() => {
    bridge = noticeOf(kit, shellPlace)
    aboveAll = kit
    return () => void (aboveAll = null)
  }, [kit])
  return null
}
