import { Fragment } from 'react'
import { LockOutlined } from '@ant-design/icons'
import { Switch } from 'antd'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import type { NotiChoice } from '../choice.rule.ts'
import { allChannels, notiChannels, type Channel } from '../noti-event.resource.ts'
import { useChoices, useChoose } from './noti-queries.ts'
import './box.css'
import { notiTexts } from './noti.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const nameOf = {
  [notiChannels.portal]: 'portal',
  [notiChannels.mail]: 'mail',
  [notiChannels.sms]: 'sms',
} as const

/**
 * Which notifications one gets and how; mandatory ones are shown as locked, and the server refuses as well.
 */
export function NotificationChoices() {
  const text = useTexts(notiTexts)
  const { data, error, isPending, refetch } = useChoices()
  return (
    <section aria-label={text('choices')}>
      <p className="noti-choices-help">{text('choicesHelp')}</p>
      <Gate data={data?.data} error={error} loading={isPending} onRetry={() => void refetch()}>
        {(choices) => <Table choices={choices} />}
      </Gate>
    </section>
  )
}

function Table({ choices }: { choices: readonly NotiChoice[] }) {
  const text = useTexts(notiTexts)
  const modules = [...new Set(choices.map(({ moduleCd }) => moduleCd))]
  return (
    <table className="noti-choices">
      <thead>
        <tr>
          <th scope="col">{text('event')}</th>
          {allChannels.map((channel) => (
            <th key={channel} scope="col">
              {text(nameOf[channel])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {modules.map((moduleCd) => {
          const own = choices.filter((choice) => choice.moduleCd === moduleCd)
          return (
            <Fragment key={moduleCd}>
              <tr>
                <th colSpan={1 + allChannels.length} scope="rowgroup">
                  {own[0]?.moduleNm}
                </th>
              </tr>
              {own.map((choice) => (
                <Row key={choice.eventCd} choice={choice} />
              ))}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

function Row({ choice }: { choice: NotiChoice }) {
  const text = useTexts(notiTexts)
  const notice = useNotice()
  const choose = useChoose()
  const locked = choice.mandatoryYn === 'Y'
  const change = (channel: Channel, on: boolean) => {
    choose({ eventCd: choice.eventCd, channel, onYn: on ? 'Y' : 'N' }).catch((error: unknown) =>
      notice.failure(error),
    )
  }
  return (
    <tr>
      <th scope="row">
        {choice.eventNm}
        {locked && (
          <LockOutlined className="noti-lock" role="img" aria-label={text('locked')} title={text('locked')} />
        )}
      </th>
      {allChannels.map((channel) => {
        const own = choice.channels.find((each) => each.channel === channel)
        return (
          <td key={channel}>
            {own ? (
              <Switch
                checked={own.on}
                disabled={locked}
                aria-label={text('choiceOf', { event: choice.eventNm, channel: text(nameOf[channel]) })}
                onChange={(on) => change(channel, on)}
              />
            ) : (
              '–'
            )}
          </td>
        )
      })}
    </tr>
  )
}
