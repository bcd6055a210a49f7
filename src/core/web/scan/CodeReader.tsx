import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { CameraOutlined } from '@ant-design/icons'
import { scanTexts } from '../text/scan.texts.ts'
import { useTexts } from '../text/define-texts.ts'
import './scan.css'

const loadCamera = () => import('./Camera.tsx').then((module) => ({ default: module.Camera }))
const Camera = lazy(loadCamera)

/** Browsers give the camera to pages of https and of this machine only. */
const canFilm = (): boolean => 'mediaDevices' in navigator

export interface CodeReaderProps {
  onCode: (code: string) => void
  /** What may be read here. */
  ask: ReactNode
  /** The name of the button; without one it says that the code is taken. */
  act?: string
}
/** A code from a scanner that types, from the clipboard, or from the camera; large, for gloves. */
export function CodeReader({ onCode, ask, act }: CodeReaderProps) {
  const say = useTexts(scanTexts)
  const [typed, setTyped] = useState('')
  const [filming, setFilming] = useState(false)
  // Where the network is lost later, the part could not be fetched any more.
  useEffect(() => {
    if (canFilm()) void loadCamera().catch(() => undefined)
  }, [])
  return (
    <form
      className="scan"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() === '') return
        onCode(typed.trim())
        setTyped('')
      }}
    >
      <label>
        {ask}
        <input
          // A scanner types into it at once.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          autoComplete="off"
          spellCheck={false}
          maxLength={1000}
          aria-label={say('code')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <button type="submit" className="scan-button" disabled={typed.trim() === ''}>
        {act ?? say('take')}
      </button>
      {canFilm() && (
        <button type="button" className="scan-button is-plain" onClick={() => setFilming(!filming)}>
          <CameraOutlined aria-hidden /> {say(filming ? 'stop' : 'camera')}
        </button>
      )}
      {filming && (
        <Suspense fallback={<p aria-busy>{say('opening')}</p>}>
          <Camera
            onCode={(code) => {
              setFilming(false)
              onCode(code)
            }}
          />
        </Suspense>
      )}
    </form>
  )
}
