import { lazy, Suspense, useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Input, Tag } from 'antd'
import { api, ApiError } from '../../../../core/web/api.ts'
import { Dialog } from '../../../../core/web/components/Dialog.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { kept, postOrKeep, useOutbox } from '../../../../core/web/outbox/outbox.ts'
import { uploadOrKeep } from '../../../../core/web/outbox/outbox-files.ts'
import { randomHex } from '../../../../core/web/random.ts'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { CodeReader } from '../../../../core/web/scan/CodeReader.tsx'
import { outboxTexts } from '../../../../core/web/text/outbox.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { educationRecords } from '../../record-pages.rule.ts'
import type { OwnSeat, RosterPerson } from '../class-roster.rule.ts'
import { eduClass, type EduClass } from '../edu-class.resource.ts'
import { eduTarget } from '../edu-target.resource.ts'
import { classTexts } from './class-page.texts.ts'

const loadPad = () => import('./SignPad.tsx').then((module) => ({ default: module.SignPad }))
const SignPad = lazy(loadPad)
type Kind = 'IN' | 'OUT'
interface Given {
  eduTargetNo?: number
  codeTxt?: string
  pinPwd?: string
}

const given = (body: unknown): Given => Object(body) as Given

/**
 * The instructor's device: people without a telephone are taken down by their badge, by their own number or by a press on
 * their name, and draw their signature. What has no network waits in this browser with the time of the press.
 */
export function Tablet({
  row,
  people,
  onClose,
}: {
  row: EduClass
  people: readonly RosterPerson[]
  onClose: () => void
}) {
  const text = useTexts(classTexts)
  const outboxText = useTexts(outboxTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const [kind, setKind] = useState<Kind>('IN')
  const [said, setSaid] = useState<{ text: string; wrong: boolean }>()
  const [pinOf, setPinOf] = useState<{ person: RosterPerson; sits: boolean }>()
  const [sitAt, setSitAt] = useState<{ name: string; address: string }>()
  const [pinPwd, setPin] = useState('')
  const [signing, setSigning] = useState<RosterPerson>()
  // Without network the part cannot be fetched any more.
  useEffect(() => void loadPad().catch(() => undefined), [])
  const classPath = `${eduClass.path}/${row.eduClassNo}/`
  const waiting = useOutbox().filter(({ path, state }) => state === 'waiting' && path.startsWith(classPath))
  const waitsFor = ({ eduTargetNo }: RosterPerson) =>
    waiting.some(
      ({ path, body }) => path.endsWith(`/sign/${eduTargetNo}`) || given(body).eduTargetNo === eduTargetNo,
    )
  /** Whose badge waits cannot be told here. */
  const mayHaveCome = (person: RosterPerson) =>
    person.stays.length > 0 ||
    waitsFor(person) ||
    waiting.some(({ body }) => given(body).codeTxt !== undefined)
  const take = async (given: Given, name: string): Promise<boolean> => {
    try {
      const answer = await postOrKeep<{ data: OwnSeat & { msg: string } }>({
        path: `${classPath}attend`,
        body: { ...given, kind },
        what: `${row.classNm} ${name} ${text(kind === 'IN' ? 'in' : 'out')}`,
        address: addressOf(educationRecords.eduClass, row.eduClassNo),
        topic: eduClass.name,
        requestKey: randomHex(),
      })
      if (answer !== kept)
        setSaid({ text: text('done', { name: answer.data.targetNm, what: answer.data.msg }), wrong: false })
      await client.invalidateQueries({ queryKey: [eduClass.name] })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setSaid({
        text: [name, error.body.fields[0]?.message ?? error.message].filter(Boolean).join(': '),
        wrong: true,
      })
      return false
    }
  }
  /** The worker proves himself, and this device is his until he has handed in. */
  const sit = async ({ eduTargetNo, targetNm }: RosterPerson): Promise<boolean> => {
    try {
      const { data } = await api.post<{ data: { address: string } }>(
        `${eduClass.path}/${row.eduClassNo}/sit`,
        { eduTargetNo, pinPwd },
        { quiet: true },
      )
      setSitAt({ name: targetNm, address: data.address })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const [field] = [...error.body.fields, ...error.body.reasons]
      setSaid({ text: `${targetNm}: ${field?.message ?? error.message}`, wrong: true })
      return false
    }
  }
  const sign = async (person: RosterPerson, picture: Blob) => {
    try {
      await uploadOrKeep(
        {
          path: `${classPath}sign/${person.eduTargetNo}`,
          what: `${row.classNm} ${person.targetNm} ${text('sign')}`,
          address: addressOf(educationRecords.eduClass, row.eduClassNo),
          topic: eduClass.name,
          requestKey: randomHex(),
        },
        {
          file: new File([picture], 'signature.png', { type: 'image/png' }),
          explanation: person.targetNm,
        },
      )
      setSigning(undefined)
      await client.invalidateQueries({ queryKey: [eduClass.name] })
    } catch (error) {
      notice.failure(error)
    }
  }
  const askPin = (person: RosterPerson, sits: boolean) => {
    setPin('')
    setSaid(undefined)
    setPinOf({ person, sits })
  }
  const giveNumber = ({ person, sits }: { person: RosterPerson; sits: boolean }) =>
    sits ? sit(person) : take({ eduTargetNo: person.eduTargetNo, pinPwd }, person.targetNm)
  const shown = people.filter(
    ({ state }) => state === 'invited' || state === 'attended' || state === 'absent',
  )
  return (
    <Dialog open footer={null} width={720} title={text('tablet')} onCancel={onClose}>
      <p>{text('tabletHelp')}</p>
      <div className="class-tablet-kind">
        {(['IN', 'OUT'] as const).map((each) => (
          <Button
            key={each}
            size="large"
            type={kind === each ? 'primary' : 'default'}
            aria-pressed={kind === each}
            onClick={() => setKind(each)}
          >
            {text(each === 'IN' ? 'in' : 'out')}
          </Button>
        ))}
      </div>
      <CodeReader ask={text('scanAsk')} onCode={(codeTxt) => void take({ codeTxt }, codeTxt)} />
      {said && <Alert role="status" type={said.wrong ? 'error' : 'success'} title={said.text} />}
      <ul className="class-tablet">
        {shown.map((person) => (
          <li key={person.eduTargetNo}>
            <span>
              <strong>{person.targetNm}</strong> <small>{person.groupNm}</small>{' '}
              <StateTag resource={eduTarget} state={person.state} />
              {waitsFor(person) && <Tag>{outboxText('isWaiting')}</Tag>}
            </span>
            <span className="class-row-acts">
              <Button onClick={() => void take({ eduTargetNo: person.eduTargetNo }, person.targetNm)}>
                {text(kind === 'IN' ? 'in' : 'out')}
              </Button>
              {person.hasPin && (
                <>
                  <Button onClick={() => askPin(person, false)}>{text('pin')}</Button>
                  <Button onClick={() => askPin(person, true)}>{text('sit')}</Button>
                </>
              )}
              {mayHaveCome(person) && <Button onClick={() => setSigning(person)}>{text('sign')}</Button>}
            </span>
          </li>
        ))}
      </ul>
      {pinOf && (
        <Dialog
          open
          title={text('pin')}
          okText={text(pinOf.sits ? 'ok' : kind === 'IN' ? 'in' : 'out')}
          cancelText={text('cancel')}
          onCancel={() => setPinOf(undefined)}
          onOk={() => void giveNumber(pinOf).then((done) => done && setPinOf(undefined))}
        >
          <p>{text(pinOf.sits ? 'sitAsk' : 'pinAsk', { name: pinOf.person.targetNm })}</p>
          <Input.Password
            aria-label={text('pin')}
            inputMode="numeric"
            autoComplete="off"
            value={pinPwd}
            onChange={({ target }) => setPin(target.value)}
          />
          {said?.wrong && <Alert type="error" title={said.text} />}
        </Dialog>
      )}
      {sitAt && (
        <Dialog open footer={null} title={sitAt.name} onCancel={() => setSitAt(undefined)}>
          <Button
            type="primary"
            size="large"
            href={sitAt.address}
            target="_blank"
            rel="noopener"
            onClick={() => setSitAt(undefined)}
          >
            {text('sitOpen')}
          </Button>
        </Dialog>
      )}
      {signing && (
        <Suspense>
          <SignPad person={signing} onClose={() => setSigning(undefined)} onSign={sign} />
        </Suspense>
      )}
    </Dialog>
  )
}
