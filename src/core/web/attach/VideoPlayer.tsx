import { useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useNotice } from '../components/notice.tsx'
import { attachTexts } from '../text/attach.texts.ts'
import { useTexts } from '../text/define-texts.ts'
import { attachCalls, type AttachedFile } from './attach-calls.ts'

export interface VideoPlayerProps {
  file: AttachedFile
  /** Where it lies for who has no account. */
  address?: string | undefined
  /** The place has moved, by playing or by hand; who counts what was seen may move it back. */
  onMove?: (video: HTMLVideoElement, byHand: boolean) => void
  /** It stands still: paused, or at its end. */
  onEnd?: (video: HTMLVideoElement) => void
}
/**
 * Plays an attached video by a link of the server, which ends after a while, with the session, and with the right to read
 * the record. When the next part is refused the page takes a new link and plays on where it was; without one it says so.
 */
export function VideoPlayer({ file, address, onMove, onEnd }: VideoPlayerProps) {
  const say = useTexts(attachTexts)
  const notice = useNotice()
  // Nothing has been played by the present link.
  const isFresh = useRef(true)
  const stopped = useRef({ at: 0, playing: false })
  const [broken, setBroken] = useState(false)
  const link = useQuery({
    // No change of a record may take the link away while it plays.
    queryKey: ['playedFile', file.fileNo],
    queryFn: () => address ?? attachCalls.playAddress(file.fileNo),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const renew = ({ currentTime, paused }: HTMLVideoElement) => {
    if (isFresh.current) return setBroken(true)
    isFresh.current = true
    stopped.current = { at: currentTime, playing: !paused }
    return void link.refetch()
  }
  const goOn = (video: HTMLVideoElement) => {
    const { at, playing } = stopped.current
    if (at === 0) return
    video.currentTime = at
    if (playing) void video.play().catch(notice.failure)
  }
  if (broken || link.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={say('notPlayed')}
        action={
          !address && (
            <Button onClick={() => void attachCalls.download(file).catch(notice.failure)}>
              {say('save')}
            </Button>
          )
        }
      />
    )
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people film in a plant has no captions
    <video
      className="attach-video"
      src={link.data}
      controls
      playsInline
      preload="metadata"
      aria-label={file.fileOrgNm}
      onTimeUpdate={({ currentTarget }) => {
        isFresh.current = false
        onMove?.(currentTarget, false)
      }}
      onSeeking={({ currentTarget }) => onMove?.(currentTarget, true)}
      onPause={({ currentTarget }) => onEnd?.(currentTarget)}
      onLoadedMetadata={({ currentTarget }) => goOn(currentTarget)}
      onError={({ currentTarget }) => renew(currentTarget)}
    />
  )
}
