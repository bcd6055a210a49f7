import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormInstance } from 'antd'
import type { AnyResource } from '../../shared/resource.ts'
import { useOwnScope } from '../data/own-scope.ts'
import { draftName, drafts, withoutSecrets, type Draft } from './drafts.ts'

export interface DraftHandle {
  /** A draft of an earlier visit, until it is loaded or thrown away. */
  offered: Draft | undefined
  load: () => void
  remove: () => void
  /** Keeps what is typed now (임시저장); later: after a second without a key. */
  save: () => void
  later: () => void
  /** Milliseconds since 1970 of the last time it was kept in this visit. */
  savedAt: number | undefined
}
const pauseMs = 1000

interface DraftOptions {
  resource: AnyResource
  key: string | number | undefined
  antd: FormInstance<Record<string, unknown>>
  updateDt: string | undefined
  onLoad: () => void
}

/** Keeps what is typed in this browser, per record and user, and offers it again. */
export function useDraft({ resource, key, antd, updateDt, onLoad }: DraftOptions): DraftHandle {
  const { userId } = useOwnScope()
  const name = draftName(userId, resource, key)
  const [offered, setOffered] = useState(() => drafts.read(name))
  const [savedAt, setSavedAt] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const save = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const now = Date.now()
    drafts.write(name, {
      savedAt: now,
      values: withoutSecrets(resource, antd.getFieldsValue(true)),
      updateDt: updateDt || undefined,
    })
    setSavedAt(now)
  }, [name, resource, antd, updateDt])
  // Leaving the page or hiding the tab must not lose the last second.
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  }, [save])
  useEffect(() => () => (timer.current === undefined ? undefined : latest.current()), [])
  return {
    offered,
    savedAt,
    save,
    later: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(), pauseMs)
    },
    load: () => {
      if (offered) antd.setFieldsValue(offered.values)
      setOffered(undefined)
      onLoad()
    },
    remove: () => {
      clearTimeout(timer.current)
      timer.current = undefined
      drafts.remove(name)
      setOffered(undefined)
      setSavedAt(undefined)
    },
  }
}
