import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { scanTexts } from '../text/scan.texts.ts'
import { useTexts } from '../text/define-texts.ts'
import { openFrameReader } from './frame-reader.ts'
import './scan.css'

/** Between two looks at the picture, in ms. */
const lookMs = 250

/** The picture of the camera until a QR code stands in it. Nothing of it is kept or sent. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const say = useTexts(scanTexts)
  const video = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  const found = useEffectEvent(onCode)
  useEffect(() => {
    const life = new AbortController()
    let stream: MediaStream | undefined
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    const film = async () => {
      const read = await openFrameReader()
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (life.signal.aborted || !video.current) return stop()
      video.current.srcObject = stream
      while (!life.signal.aborted) {
        const code =
          video.current.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
            ? await read(video.current).catch(() => undefined)
            : undefined
        if (code !== undefined && !life.signal.aborted) return found(code)
        await new Promise((resolve) => setTimeout(resolve, lookMs))
      }
    }
    film().catch(() => setFailed(true))
    return () => {
      life.abort()
      stop()
    }
  }, [])
  return failed ? (
    <p role="alert">{say('noCamera')}</p>
  ) : (
    <video ref={video} className="scan-video" autoPlay muted playsInline aria-label={say('picture')} />
  )
}
