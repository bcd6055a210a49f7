import { AlertOutlined, BulbOutlined, CameraOutlined, EditOutlined } from '@ant-design/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Input } from 'antd'
import { useState } from 'react'
import { api } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import type { KioskPart, KioskTaskProps } from '../../../../core/web/kiosk-part.ts'
import { useSubmission } from '../../../../core/web/submission.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { KioskCamera } from '../../../../platform/kiosk/web/KioskCamera.tsx'
import { KioskCount, KioskHead } from '../../../../platform/kiosk/web/KioskPage.tsx'
import { WorkerPinDialog } from '../../../../platform/kiosk/web/WorkerPinDialog.tsx'
import { resultMenu } from '../../plan/rsa-target.resource.ts'
import { proposalMenu, rsaProposal } from '../../proposal/rsa-proposal.resource.ts'
import type { RiskTarget, RiskToSign, UnreadWorker } from '../today-risk.rule.ts'
import { dailyTexts } from './daily.texts.ts'
import { RiskCards } from './RiskCards.tsx'

const riskKey = ['kiosk', 'risk']
const useOf = <T,>(path: string) =>
  useQuery({
    queryKey: [...riskKey, path],
    queryFn: async ({ signal }) => (await api.get<{ data: T[] }>(path, undefined, { signal })).data,
  })
const useRisks = () => useOf<RiskTarget>('/api/kiosk/risks')
const useSigns = () => useOf<RiskToSign>('/api/kiosk/risksigns')
const actPath = (rsaTargetNo: number, act: 'read' | 'sign') => `/api/kiosk/risk/${rsaTargetNo}/${act}`

/** Sends an act of the person who has identified, once however often the button is pressed. */
function useOwnAct(onDone: (answer: unknown) => void) {
  const notice = useNotice()
  const client = useQueryClient()
  const submission = useSubmission()
  return useMutation({
    mutationFn: ({ path, body }: { path: string; body: object }) =>
      submission(path, body, (requestKey) => api.post(path, body, { requestKey, quiet: true })),
    onSuccess: (answer) => {
      onDone(answer)
      return client.invalidateQueries({ queryKey: riskKey })
    },
    onError: (error) => notice.failure(error),
  })
}
function Failed({ onAgain }: { onAgain: () => void }) {
  const text = useTexts(dailyTexts)
  return (
    <p role="alert" className="kiosk-note">
      {text('failed')}{' '}
      <button type="button" className="kiosk-button is-plain" onClick={onAgain}>
        {text('again')}
      </button>
    </p>
  )
}

function UnreadCount() {
  const { data } = useRisks()
  return <KioskCount count={data?.filter(({ understoodYn }) => understoodYn === null).length} />
}
function RiskTask({ onDone }: KioskTaskProps) {
  const text = useTexts(dailyTexts)
  const client = useQueryClient()
  const { data, isError, refetch } = useRisks()
  const { mutate, isPending } = useOwnAct(() => undefined)
  const [asked, setAsked] = useState<{ target: RiskTarget; worker: UnreadWorker }>()
  return (
    <>
      <KioskHead title={text('today')} onBack={onDone} />
      {isError && !data && <Failed onAgain={() => void refetch()} />}
      {data && (
        <RiskCards
          targets={data}
          busy={isPending}
          onRead={({ rsaTargetNo }, understood) =>
            mutate({ path: actPath(rsaTargetNo, 'read'), body: { understoodYn: understood ? 'Y' : 'N' } })
          }
          onWorker={(target, worker) => setAsked({ target, worker })}
        />
      )}
      {asked && (
        <WorkerPinDialog
          title={text('today')}
          statement={text('workerReadSays', {
            name: asked.worker.workerNm,
            target: asked.target.rsaTargetNm,
          })}
          name={asked.worker.workerNm}
          onSign={async (pinPwd) => {
            const { vendorWorkerNo } = asked.worker
            const body = { vendorWorkerNo, pinPwd, understoodYn: 'Y' }
            await api.post(actPath(asked.target.rsaTargetNo, 'read'), body, { quiet: true })
            await client.invalidateQueries({ queryKey: riskKey })
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

function SignCount() {
  const { data } = useSigns()
  return <KioskCount count={data?.length} />
}
function SignTask({ onDone }: KioskTaskProps) {
  const text = useTexts(dailyTexts)
  const client = useQueryClient()
  const { data, isError, refetch } = useSigns()
  const [said, setSaid] = useState<string>()
  const [asked, setAsked] = useState<{ target: RiskToSign; worker: UnreadWorker }>()
  const { mutate, isPending } = useOwnAct(() => undefined)
  return (
    <>
      <KioskHead title={text('signTask')} onBack={onDone} />
      {isError && !data && <Failed onAgain={() => void refetch()} />}
      {said && (
        <p role="status" className="kiosk-note">
          {text('signed', { target: said })}
        </p>
      )}
      {data?.length === 0 && <p className="kiosk-note">{text('noSigns')}</p>}
      {data && data.length > 0 && <p className="kiosk-note">{text('signSays')}</p>}
      <ul className="kiosk-people">
        {data?.map((target) => (
          <li key={target.rsaTargetNo}>
            <span>
              <strong>{target.rsaTargetNm}</strong>
              <em>
                {target.deptNm} · {text('rows', { n: target.rowCnt })}
              </em>
            </span>
            {target.mineYn === 'Y' && (
              <button
                type="button"
                className="kiosk-button kiosk-final"
                disabled={isPending}
                onClick={() =>
                  mutate(
                    { path: actPath(target.rsaTargetNo, 'sign'), body: {} },
                    { onSuccess: () => setSaid(target.rsaTargetNm) },
                  )
                }
              >
                {text('sign')}
              </button>
            )}
            {target.workers.map((worker) => (
              <button
                key={worker.vendorWorkerNo}
                type="button"
                className="kiosk-button"
                onClick={() => setAsked({ target, worker })}
              >
                {text('workerSigns', { name: worker.workerNm })}
              </button>
            ))}
          </li>
        ))}
      </ul>
      {asked && (
        <WorkerPinDialog
          title={text('signTask')}
          statement={text('signSays')}
          name={asked.worker.workerNm}
          onSign={async (pinPwd) => {
            const body = { vendorWorkerNo: asked.worker.vendorWorkerNo, pinPwd }
            await api.post(actPath(asked.target.rsaTargetNo, 'sign'), body, { quiet: true })
            setSaid(asked.target.rsaTargetNm)
            await client.invalidateQueries({ queryKey: riskKey })
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

const { hazardTxt, placeTxt, measureTxt } = rsaProposal.fields
const asked = { hazardTxt, placeTxt, measureTxt }
type Words = Record<keyof typeof asked, string>
const noWords: Words = { hazardTxt: '', placeTxt: '', measureTxt: '' }
function ProposeTask({ onDone }: KioskTaskProps) {
  const text = useTexts(dailyTexts)
  const [words, setWords] = useState(noWords)
  const [sent, setSent] = useState<{ rsaProposalNo: number }>()
  const { mutate, isPending } = useOwnAct((answer) => {
    setWords(noWords)
    setSent((answer as { data: { rsaProposalNo: number } }).data)
  })
  const ready = words.hazardTxt.trim().length >= (hazardTxt.min ?? 1) && words.placeTxt.trim() !== ''
  return (
    <>
      <KioskHead title={text('proposeTask')} onBack={onDone} />
      {sent && (
        <>
          <p role="status" className="kiosk-note">
            {text('proposed')}
          </p>
          <ProposalPictures key={sent.rsaProposalNo} rsaProposalNo={sent.rsaProposalNo} />
        </>
      )}
      <form
        className="risk-propose"
        onSubmit={(event) => {
          event.preventDefault()
          const { measureTxt: wished, ...needed } = words
          mutate({ path: '/api/kiosk/proposal', body: { ...needed, measureTxt: wished.trim() || null } })
        }}
      >
        {(['hazardTxt', 'placeTxt', 'measureTxt'] as const).map((name) => (
          <label key={name}>
            {text(name)}
            <Input.TextArea
              rows={name === 'placeTxt' ? 1 : 3}
              maxLength={asked[name].max}
              value={words[name]}
              onChange={({ target }) => {
                setSent(undefined)
                setWords({ ...words, [name]: target.value })
              }}
            />
          </label>
        ))}
        <button type="submit" className="kiosk-button kiosk-final" disabled={!ready || isPending}>
          {text('propose')}
        </button>
      </form>
    </>
  )
}

/** What the proposer saw, taken with the camera of the device once the words are there. */
function ProposalPictures({ rsaProposalNo }: { rsaProposalNo: number }) {
  const text = useTexts(dailyTexts)
  const notice = useNotice()
  const [count, setCount] = useState(0)
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.append('files', file, file.name)
      return api.upload<{ data: { photoCnt: number } }>(
        `/api/kiosk/proposal/${rsaProposalNo}/picture`,
        form,
        { overlay: false, quiet: true },
      )
    },
    onSuccess: ({ data }) => setCount(data.photoCnt),
    onError: (error) => notice.failure(error),
  })
  return (
    <p className="kiosk-note">
      <KioskCamera className="kiosk-button" disabled={isPending} onPicture={(file) => mutate(file)}>
        <CameraOutlined aria-hidden /> {text('addPicture')}
      </KioskCamera>{' '}
      {count > 0 && <span role="status">{text('pictures', { n: count })}</span>}
    </p>
  )
}

/** Risk assessment at a shared device (docs/decisions/0029). */
export const riskKiosk: KioskPart = {
  tasks: [
    {
      id: 'risk',
      label: dailyTexts.today,
      help: dailyTexts.todayHelp,
      icon: AlertOutlined,
      of: [resultMenu, '/vendor/portal/riskAssess'],
      count: UnreadCount,
      page: RiskTask,
    },
    {
      id: 'riskSign',
      label: dailyTexts.signTask,
      help: dailyTexts.signHelp,
      icon: EditOutlined,
      of: [resultMenu, '/vendor/portal/riskAssess'],
      count: SignCount,
      page: SignTask,
    },
    {
      id: 'propose',
      label: dailyTexts.proposeTask,
      help: dailyTexts.proposeHelp,
      icon: BulbOutlined,
      of: [proposalMenu],
      page: ProposeTask,
    },
  ],
}
