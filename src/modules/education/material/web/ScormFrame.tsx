import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { BeatAnswer } from '../view-answers.rule.ts'
import { materialTexts } from './material.texts.ts'
import type { Viewing } from './use-viewing.ts'

interface Reported {
  scormOf: string
  cmi: unknown
  isDone: boolean
}
/** What the content wants kept, or that somebody moves in it. */
type Heard = Reported | { scormOf: string; moved: true }
const isHeard = (data: unknown): data is Heard =>
  typeof data === 'object' && data !== null && 'scormOf' in data && ('cmi' in data || 'moved' in data)

/**
 * SCORM content in a frame that is no part of the portal: without an origin it has no cookie, no storage and no way into
 * this page. It tells what it wants kept by messages, which only this window's key makes heard. (decision 0204)
 */
export function ScormFrame({ viewing }: { viewing: Viewing }) {
  const text = useTexts(materialTexts)
  const { path, windowKey, setState, notTaken, moved } = viewing
  const { data } = useQuery({
    queryKey: ['scorm', path('lesson'), windowKey],
    queryFn: async () =>
      (await api.post<{ data: { address: string } }>(path('lesson'), { windowKey })).data.address,
    staleTime: Infinity,
    gcTime: 0,
  })
  const waiting = useRef<Reported>(undefined)
  const sending = useRef(false)
  useEffect(() => {
    const send = async () => {
      const report = waiting.current
      if (!report || sending.current) return
      waiting.current = undefined
      sending.current = true
      try {
        const { cmi, isDone } = report
        const answer = await api.post<{ data: BeatAnswer }>(
          path('scorm'),
          { cmi, isDone, windowKey },
          { overlay: false, quiet: true },
        )
        setState(answer.data)
      } catch (error) {
        notTaken(error)
      } finally {
        sending.current = false
        // What came meanwhile is newer.
        void send()
      }
    }
    const heard = ({ origin, data: told }: MessageEvent) => {
      if (origin !== 'null' || !isHeard(told) || told.scormOf !== windowKey) return
      if ('moved' in told) return moved()
      waiting.current = told
      void send()
    }
    window.addEventListener('message', heard)
    return () => window.removeEventListener('message', heard)
  }, [moved, notTaken, path, setState, windowKey])
  return data ? (
    <iframe
      className="material-frame"
      title={text('content')}
      src={data}
      sandbox="allow-scripts allow-forms"
    />
  ) : null
}
