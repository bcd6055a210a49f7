import { useEffect, useRef } from 'react'
import { Alert, Progress } from 'antd'
import type { AttachedFile } from '../../../../core/web/attach/attach-calls.ts'
import { PdfFile } from '../../../../core/web/attach/PdfFile.tsx'
import { VideoPlayer } from '../../../../core/web/attach/VideoPlayer.tsx'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useLearnCalls } from '../../exam/web/learn-calls.ts'
import { FilePicture } from '../../exam/web/FilePicture.tsx'
import { materialTypes } from '../material-codes.rule.ts'
import type { PlayedMaterial } from '../view-answers.rule.ts'
import { materialTexts } from './material.texts.ts'
import { ScormFrame } from './ScormFrame.tsx'
import { shownProgress } from '../view.rule.ts'
import { useViewing, type Viewing } from './use-viewing.ts'
import './material.css'

type Played = PlayedMaterial & { file: NonNullable<PlayedMaterial['file']> }

/** The player of posted material. Nothing is fetched, and nothing counted, before somebody begins. */
export function Player({ materialNo }: { materialNo: number }) {
  const text = useTexts(materialTexts)
  const viewing = useViewing(materialNo)
  const { opened, state, stopped, untold, away, open } = viewing
  const shown = opened && state && shownProgress(state, untold, opened.runSec)
  return (
    <Block title={text('learn')}>
      <div className="span-all material-player">
        {!opened && (
          <p>
            {text('rules')}{' '}
            <BusyButton type="primary" action={open}>
              {text('start')}
            </BusyButton>
          </p>
        )}
        {opened?.isAgain && <Alert type="info" title={text('again')} />}
        {stopped && (
          <Alert
            type="warning"
            role="alert"
            title={text('stopped')}
            action={<BusyButton action={open}>{text('start')}</BusyButton>}
          />
        )}
        {shown && (
          <>
            <Progress percent={shown.progressPct} aria-label={text('progress')} />
            <span>{text('seen', { seen: shown.seenSec, all: opened.runSec })}</span>
            {(away || !state.counted) && <span role="status">{text('idle')}</span>}
          </>
        )}
        {opened &&
          !stopped &&
          (opened.file ? <Content played={opened as Played} viewing={viewing} /> : <p>{text('noFile')}</p>)}
      </div>
    </Block>
  )
}

function Content({ played, viewing }: { played: Played; viewing: Viewing }) {
  const file = played.file as unknown as AttachedFile
  const { file: addressOf } = useLearnCalls()
  const address = addressOf?.(played.materialNo)
  if (played.materialTypeCd === materialTypes.video)
    return <CountedVideo played={played} file={file} viewing={viewing} address={address} />
  return (
    <Read played={played} viewing={viewing}>
      {played.materialTypeCd === materialTypes.scorm ? (
        <ScormFrame viewing={viewing} />
      ) : played.materialTypeCd === materialTypes.picture ? (
        address ? (
          <img className="exam-picture" src={address} alt={file.fileOrgNm} />
        ) : (
          <FilePicture fileNo={file.fileNo} alt={file.fileOrgNm} />
        )
      ) : (
        <PdfFile file={file} address={address} />
      )}
    </Read>
  )
}

const secondMs = 1000
/** Seconds for which a page is read: they go on while it is in sight and somebody is there. */
function Read({
  played,
  viewing,
  children,
}: {
  played: Played
  viewing: Viewing
  children: React.ReactNode
}) {
  const { beat, idleSeconds, setUntold, setAway } = viewing
  const { beatSec, idleSec, runSec } = played
  const place = useRef({ from: played.furthestSec, to: played.furthestSec, told: played.furthestSec })
  useEffect(() => {
    const now = place.current
    const count = setInterval(() => {
      const isThere = document.visibilityState === 'visible' && idleSeconds() <= idleSec
      if (isThere && now.to < runSec) now.to += 1
      setUntold(now.to - now.told)
      setAway(!isThere)
      if (now.to - now.from >= beatSec || (now.to === runSec && now.from < runSec)) {
        const { from, to } = now
        now.from = to
        void beat(from, to, 0).then((answer) => {
          // What did not count is read again.
          if (!answer) now.from = now.to = Math.min(from, now.to)
          now.told = answer ? to : now.from
          setUntold(now.to - now.told)
        })
      }
    }, secondMs)
    return () => clearInterval(count)
  }, [beat, beatSec, idleSec, idleSeconds, runSec, setAway, setUntold])
  return children
}

/** A place may be a little behind what the server knows; nothing further ahead is jumped to. */
const slackSec = 2
function CountedVideo({
  played,
  file,
  viewing,
  address,
}: {
  played: Played
  file: AttachedFile
  viewing: Viewing
  address: string | undefined
}) {
  const { beat } = viewing
  const place = useRef({ from: 0, at: 0, furthest: played.furthestSec })
  const send = (video: HTMLVideoElement) => {
    const now = place.current
    const [from, to] = [Math.floor(now.from), Math.floor(now.at)]
    now.from = now.at
    if (to > from)
      void beat(from, to, document.visibilityState === 'hidden' ? played.idleSec + 1 : 0).then((answer) => {
        if (answer) now.furthest = Math.max(now.furthest, answer.furthestSec)
        else video.pause()
      })
  }
  const moved = (video: HTMLVideoElement, byHand: boolean) => {
    const now = place.current
    if (byHand) {
      const most = Math.max(now.furthest, now.at)
      if (video.currentTime > most + slackSec) {
        video.currentTime = most
        return
      }
      if (Math.abs(video.currentTime - now.at) < slackSec) return
      send(video)
      now.from = now.at = video.currentTime
      return
    }
    if (video.seeking) return
    if (now.at === 0 && now.from === 0 && video.currentTime > slackSec) now.from = video.currentTime
    now.at = video.currentTime
    if (now.at - now.from >= played.beatSec) send(video)
  }
  return <VideoPlayer file={file} address={address} onMove={moved} onEnd={send} />
}
