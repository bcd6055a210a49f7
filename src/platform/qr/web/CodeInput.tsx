import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CameraOutlined } from '@ant-design/icons'
import { qrTexts } from './qr.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** The browser's own reader of codes, where it has one. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
type DetectorKind = new (options: { formats: string[] }) => Detector
const detectorKind = (): DetectorKind | undefined =>
  (globalThis as { BarcodeDetector?: DetectorKind }).BarcodeDetector
const lookMs = 250

/** A code from a scanner that types, from the clipboard, or from the camera. */
export function CodeInput({ onCode }: { onCode: (code: string) => void }) {
  const text = useTexts(qrTexts)
  const [typed, setTyped] = useState('')
  const [filming, setFilming] = useState(false)
  const canFilm = detectorKind() !== undefined && 'mediaDevices' in navigator
  return (
    <form
      className="qr-card"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== '') onCode(typed.trim())
      }}
    >
      <label htmlFor="qr-code">{text('ask')}</label>
      <input
        id="qr-code"
        // A scanner types into it at once.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        autoComplete="off"
        spellCheck={false}
        maxLength={1000}
        aria-label={text('code')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className="qr-button" disabled={typed.trim() === ''}>
        {text('check')}
      </button>
      {canFilm && (
        <button type="button" className="qr-button is-plain" onClick={() => setFilming(!filming)}>
          <CameraOutlined aria-hidden /> {text(filming ? 'stop' : 'camera')}
        </button>
      )}
      {filming && <Camera onCode={onCode} />}
    </form>
  )
}

function Camera({ onCode }: { onCode: (code: string) => void }) {
  const text = useTexts(qrTexts)
  const video = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  const found = useEffectEvent(onCode)
  useEffect(() => {
    const Kind = detectorKind()
    if (!Kind) return
    const detector = new Kind({ formats: ['qr_code'] })
    let stream: MediaStream | undefined
    let over = false
    const look = async () => {
      const [first] =
        video.current && video.current.readyState >= 2 ? await detector.detect(video.current) : []
      if (!over && first) found(first.rawValue)
    }
    const timer = setInterval(() => void look().catch(() => undefined), lookMs)
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      (opened) => {
        stream = opened
        if (over) stream.getTracks().forEach((track) => track.stop())
        else if (video.current) video.current.srcObject = opened
      },
      () => setFailed(true),
    )
    return () => {
      over = true
      clearInterval(timer)
      stream?.getTracks().forEach((track) => track.stop())
    }
  }, [])
  return failed ? (
    <p role="alert">{text('noCamera')}</p>
  ) : (
    <video ref={video} className="qr-video" autoPlay muted playsInline />
  )
}
