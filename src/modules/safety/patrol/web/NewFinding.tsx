import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { CameraOutlined, CloseOutlined, QrcodeOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { momentOf } from '../../../../core/shared/dates.ts'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { correctEntry, kept } from '../../../../core/web/outbox/outbox.ts'
import { postWithFiles } from '../../../../core/web/outbox/outbox-files.ts'
import type { OutboxEntry } from '../../../../core/web/outbox/outbox-store.ts'
import { queryClient } from '../../../../core/web/query.ts'
import { CodeReader } from '../../../../core/web/scan/CodeReader.tsx'
import { serverNow } from '../../../../core/web/server-time.ts'
import { sha256 } from '../../../../core/web/sha256.ts'
import { useSubmission } from '../../../../core/web/submission.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { safPatrolFinding } from '../patrol-finding.resource.ts'
import { safPatrol, type SafPatrol } from '../patrol.resource.ts'
import { placeOfCode, treatments, type RouteAnswer } from '../patrol.rule.ts'
import { patrolTexts } from './patrol.texts.ts'

type Treatment = (typeof treatments)[keyof typeof treatments]
interface Body {
  patrolNo: number
  findDt: string
  areaCd: string
  facilityNo?: number | null
  vendorCd: string | null
  treatCd: Treatment
  hazardTypeCd?: string
  violStdNo?: number
  permitNo?: number
  findCont: string | null
}
/** A finding that the server refused, to be put right with its own key, time and pictures. */
export interface FindingDraft {
  corrects?: OutboxEntry
  body: Partial<Body>
}
interface Props {
  patrol: SafPatrol
  answer: RouteAnswer
  draft: FindingDraft | undefined
  /** Something is typed or chosen that is not saved. */
  onDirty: (dirty: boolean) => void
  onDone: () => void
}
const mostPhotos = 10

/** Five taps: picture, place, whom, what follows, and of it which; the last one records the finding. */
export function NewFinding({ patrol, answer, draft, onDirty, onDone }: Props) {
  const text = useTexts(patrolTexts)
  const tab = useTab()
  const notice = useNotice()
  const submission = useSubmission()
  const hazards = useCodes('IMPR_HAZARD').data ?? []
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [areaCd, setArea] = useState(draft?.body.areaCd)
  const [facilityNo, setFacility] = useState(draft?.body.facilityNo ?? null)
  const [vendorCd, setVendor] = useState(draft?.body.vendorCd ?? null)
  const [treatCd, setTreat] = useState(draft?.body.treatCd)
  const [note, setNote] = useState(draft?.body.findCont ?? '')
  const [busy, setBusy] = useState(false)
  const corrects = draft?.corrects
  const dirty = photos.length > 0 || note !== (draft?.body.findCont ?? '')
  useEffect(() => {
    onDirty(dirty)
    return () => onDirty(false)
  }, [onDirty, dirty])
  const choosePlace = (area: string, machine: number | null = null) => {
    setArea(area)
    setFacility(machine)
  }
  const permits = answer.permits.filter((permit) => permit.areaCd === areaCd)
  const here = answer.vendors.filter((each) => permits.some((permit) => permit.vendorCd === each.vendorCd))
  const running = permits.filter(
    (permit) => permit.runs && (vendorCd === null || permit.vendorCd === vendorCd),
  )
  const save = async (last: Pick<Body, 'hazardTypeCd' | 'violStdNo' | 'permitNo'>, what: string) => {
    if (photos.length === 0 && !corrects) return notice.error(text('needPhoto'))
    if (!areaCd || !treatCd) return notice.error(text('needPlace'))
    const areaNm = answer.areas.find((area) => area.areaCd === areaCd)?.areaNm ?? areaCd
    const body: Body = {
      patrolNo: patrol.patrolNo,
      findDt: draft?.body.findDt ?? momentOf(serverNow()),
      areaCd,
      facilityNo,
      vendorCd,
      treatCd,
      ...last,
      findCont: note.trim() || null,
    }
    setBusy(true)
    try {
      const name = text('findingWhat', { area: areaNm, what })
      if (corrects) await correctEntry(corrects, body, name)
      else {
        const answered = await submission(safPatrolFinding.path, { ...body, findDt: '' }, (requestKey) =>
          postWithFiles<{ data: Record<string, string | number> }>(
            {
              path: safPatrolFinding.path,
              body,
              what: name,
              address: tab.path + tab.search,
              topic: safPatrolFinding.name,
              requestKey,
            },
            {
              taskClassNm: safPatrolFinding.name,
              keyName: safPatrolFinding.key,
              tempTaskKeys: [],
              waiting: photos.map((file) => ({ taskFlag: 'image', file, explanation: '' })),
            },
          ),
        )
        if (answered !== kept) notice.toast(text(treatCd === treatments.stop ? 'stopped' : 'kept'))
      }
      await queryClient.invalidateQueries({ queryKey: [safPatrolFinding.name] })
      await queryClient.invalidateQueries({ queryKey: [safPatrol.name] })
      // The next finding is mostly at the same place.
      setPhotos([])
      setFacility(null)
      setTreat(undefined)
      setNote('')
      onDone()
    } catch (error) {
      notice.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Block title={text('newFinding')}>
      {!corrects && <Shots photos={photos} onPhotos={setPhotos} />}
      <Step title={text('place')}>
        {answer.areas.map((area) => (
          <Chip key={area.areaCd} chosen={area.areaCd === areaCd} onChoose={() => choosePlace(area.areaCd)}>
            {area.areaNm}
          </Chip>
        ))}
        <PlaceCode answer={answer} facilityNo={facilityNo} onPlace={choosePlace} />
      </Step>
      <Step title={text('whom')}>
        <Chip chosen={vendorCd === null} onChoose={() => setVendor(null)}>
          {text('ownStaff')}
        </Chip>
        {(here.length > 0 ? here : answer.vendors).map((each) => (
          <Chip
            key={each.vendorCd}
            chosen={each.vendorCd === vendorCd}
            onChoose={() => setVendor(each.vendorCd)}
          >
            {each.vendorNm}
          </Chip>
        ))}
        {here.length > 0 && (
          <OtherVendors answer={answer} here={here} chosen={vendorCd} onChoose={setVendor} />
        )}
      </Step>
      <Step title={text('treat')}>
        {Object.values(treatments).map((each) => (
          <Chip
            key={each}
            chosen={each === treatCd}
            danger={each === treatments.stop}
            onChoose={() => setTreat(each)}
          >
            {text(`treat.${each}`)}
          </Chip>
        ))}
      </Step>
      {treatCd && (
        <Step title={text(`last.${treatCd}`)}>
          {treatCd === treatments.violation && vendorCd === null && (
            <p className="patrol-note">{text('noVendor')}</p>
          )}
          {treatCd === treatments.violation &&
            vendorCd !== null &&
            answer.violations.map(({ violStdNo, violNm }) => (
              <Button key={violStdNo} loading={busy} onClick={() => void save({ violStdNo }, violNm)}>
                {violNm}
              </Button>
            ))}
          {treatCd === treatments.stop && running.length === 0 && (
            <p className="patrol-note">{text('noStop')}</p>
          )}
          {treatCd === treatments.stop &&
            running.map(({ permitNo, permitCd, permitNm }) => (
              <Button
                key={permitNo}
                danger
                type="primary"
                loading={busy}
                onClick={() => void save({ permitNo }, text('treat.STOP'))}
              >
                {permitCd} {permitNm}
              </Button>
            ))}
          {(treatCd === treatments.improve || treatCd === treatments.good) &&
            hazards.map(({ code, codeNm }) => (
              <Button key={code} loading={busy} onClick={() => void save({ hazardTypeCd: code }, codeNm)}>
                {codeNm}
              </Button>
            ))}
        </Step>
      )}
      <div className="span-all">
        <Input.TextArea
          aria-label={text('note')}
          placeholder={text('note')}
          rows={2}
          maxLength={1000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Block>
  )
}

/** Finds the place by the code that hangs there; it works without a network. */
function PlaceCode({
  answer,
  facilityNo,
  onPlace,
}: {
  answer: RouteAnswer
  facilityNo: number | null
  onPlace: (areaCd: string, facilityNo?: number | null) => void
}) {
  const text = useTexts(patrolTexts)
  const notice = useNotice()
  const [open, setOpen] = useState(false)
  const machine = answer.machines.find((each) => each.facilityNo === facilityNo)
  const read = (code: string) => {
    const place = placeOfCode(code, answer, sha256)
    if (!place) return notice.error(text('scanNone'))
    onPlace(place.areaCd, place.facilityNo ?? null)
    setOpen(false)
  }
  return (
    <>
      {machine && <span className="patrol-tag">{machine.facilityCd}</span>}
      {open ? (
        <CodeReader ask={text('scanAsk')} onCode={read} />
      ) : (
        <Button type="dashed" icon={<QrcodeOutlined aria-hidden />} onClick={() => setOpen(true)}>
          {text('scan')}
        </Button>
      )}
    </>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="span-all patrol-step" role="group" aria-label={title}>
      <h3>{title}</h3>
      <div className="patrol-chips">{children}</div>
    </div>
  )
}
interface ChipProps {
  chosen: boolean
  danger?: boolean
  onChoose: () => void
  children: ReactNode
}
function Chip({ chosen, danger = false, onChoose, children }: ChipProps) {
  return (
    <Button aria-pressed={chosen} type={chosen ? 'primary' : 'default'} danger={danger} onClick={onChoose}>
      {children}
    </Button>
  )
}
/** Companies without a permit at the place, behind one more tap. */
function OtherVendors({
  answer,
  here,
  chosen,
  onChoose,
}: {
  answer: RouteAnswer
  here: RouteAnswer['vendors']
  chosen: string | null
  onChoose: (vendorCd: string) => void
}) {
  const text = useTexts(patrolTexts)
  const [open, setOpen] = useState(false)
  const others = answer.vendors.filter(({ vendorCd }) => here.every((each) => each.vendorCd !== vendorCd))
  if (others.length === 0) return null
  if (!open && others.every(({ vendorCd }) => vendorCd !== chosen))
    return (
      <Button type="dashed" onClick={() => setOpen(true)}>
        {text('others')}
      </Button>
    )
  return (
    <>
      {others.map(({ vendorCd, vendorNm }) => (
        <Chip key={vendorCd} chosen={vendorCd === chosen} onChoose={() => onChoose(vendorCd)}>
          {vendorNm}
        </Chip>
      ))}
    </>
  )
}

/** Pictures as they were taken, before they are sent with the finding. */
function Shots({
  photos,
  onPhotos,
}: {
  photos: readonly File[]
  onPhotos: (photos: readonly File[]) => void
}) {
  const text = useTexts(patrolTexts)
  const camera = useRef<HTMLInputElement>(null)
  const addresses = useMemo(() => photos.map((photo) => URL.createObjectURL(photo)), [photos])
  useEffect(() => () => addresses.forEach((address) => URL.revokeObjectURL(address)), [addresses])
  return (
    <div className="span-all patrol-shots">
      {addresses.map((address, index) => (
        <figure key={address}>
          <img src={address} alt={`${text('photo')} ${index + 1}`} />
          <Button
            icon={<CloseOutlined aria-hidden />}
            aria-label={`${text('remove')} ${index + 1}`}
            onClick={() => onPhotos(photos.filter((_, place) => place !== index))}
          />
        </figure>
      ))}
      {photos.length < mostPhotos && (
        <Button
          type={photos.length === 0 ? 'primary' : 'default'}
          icon={<CameraOutlined aria-hidden />}
          onClick={() => camera.current?.click()}
        >
          {text(photos.length === 0 ? 'take' : 'again')}
        </Button>
      )}
      <input
        ref={camera}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={text('photo')}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])].filter(({ type }) => type.startsWith('image/'))
          onPhotos([...photos, ...chosen].slice(0, mostPhotos))
          target.value = ''
        }}
      />
    </div>
  )
}
