import { useEffect, useState } from 'react'
import { CloudDownloadOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import { momentOf, showMoment } from '../../shared/dates.ts'
import { BusyButton } from '../components/BusyButton.tsx'
import { useNotice } from '../components/notice.tsx'
import { useNetworkLost } from '../network.ts'
import { useTab } from '../TabHost.tsx'
import { useTexts } from '../text/define-texts.ts'
import { canTakeAlong, takeAlong, takenPage } from '../offline/take-along.ts'
import { takeAlongTexts } from './take-along.texts.ts'
import './page.css'

/**
 * Takes this page along for where there is no network. There the bar over the page says from when it is, because nothing
 * that happened since can be on it.
 */
export function TakeAlong() {
  const say = useTexts(takeAlongTexts)
  const notice = useNotice()
  const lost = useNetworkLost()
  const tab = useTab()
  const page = tab.path + tab.search
  const [takenDt, setTakenDt] = useState<string>()
  useEffect(() => {
    let left = false
    takenPage(page).then(
      (taken) => left || setTakenDt(taken && momentOf(new Date(taken.takenDt))),
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [page])
  const take = async () => {
    try {
      await takeAlong(page)
      setTakenDt(momentOf(new Date()))
      notice.info(say('done'))
    } catch {
      notice.error(say('failed'))
    }
  }
  if (lost) return null
  const able = canTakeAlong()
  const note = able ? takenDt && say('taken', { moment: showMoment(takenDt) }) : say('unable')
  return (
    <span className="take-along">
      <Tooltip title={note || say('help')} classNames={{ root: 'take-along-tip' }}>
        <BusyButton icon={<CloudDownloadOutlined aria-hidden />} disabled={!able} action={take}>
          {say(takenDt ? 'again' : 'take')}
        </BusyButton>
      </Tooltip>
      {/* A finger does not hover: it would never learn from when the page is, or why it cannot be taken. */}
      {note && <span className="take-along-note">{note}</span>}
    </span>
  )
}
