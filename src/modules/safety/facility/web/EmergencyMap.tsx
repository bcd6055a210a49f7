import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button, Segmented, Tag } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { api } from '../../../../core/web/api.ts'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { recordAddress } from '../../../../core/web/record-address.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { safFacility } from '../../../../platform/facility/facility.resource.ts'
import { PlantPicture, type PlantPin } from '../../../../platform/plant-map/web/PlantPicture.tsx'
import { safCheckResult } from '../../check/check-result.resource.ts'
import { machinePages } from '../../record-pages.rule.ts'
import { emergencyMarks, type EmergencyMark, type EmergencyPiece } from '../emergency-equipment.rule.ts'
import './facility.css'
import { emergencyTexts } from './emergency.texts.ts'

const looks: Readonly<Record<EmergencyMark, { tone: PlantPin['tone']; colour: string }>> = {
  stopped: { tone: 'danger', colour: 'red' },
  bad: { tone: 'danger', colour: 'volcano' },
  overdue: { tone: 'warning', colour: 'orange' },
  unknown: { tone: 'plain', colour: 'default' },
  good: { tone: 'good', colour: 'green' },
}

/** Emergency equipment on the picture by its last check; a count leaves exactly its pieces on picture and list. */
export function EmergencyMap({ plantCd }: { plantCd: string }) {
  const text = useTexts(emergencyTexts)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [safFacility.name, 'emergency', plantCd],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: EmergencyPiece[] }>(
          '/api/saf/facilityemergency',
          { plantCd },
          {
            signal,
          },
        )
      ).data,
  })
  return (
    <section aria-label={text('map')}>
      <Gate data={data} error={error} loading={isPending} onRetry={() => void refetch()}>
        {(pieces) =>
          pieces.length === 0 ? (
            <p className="facility-note">{text('none')}</p>
          ) : (
            <Pieces pieces={pieces} plantCd={plantCd} />
          )
        }
      </Gate>
    </section>
  )
}

function Pieces({ pieces, plantCd }: { pieces: readonly EmergencyPiece[]; plantCd: string }) {
  const text = useTexts(emergencyTexts)
  const tab = useTab()
  const [chosen, setChosen] = useState<EmergencyMark | 'all'>('all')
  const shown = pieces.filter(({ mark }) => chosen === 'all' || mark === chosen)
  const open = ({ facilityNo }: EmergencyPiece) => tab.open(addressOf(machinePages.safFacility, facilityNo))
  const pins = shown.flatMap((piece): PlantPin[] =>
    piece.mapX === null || piece.mapY === null
      ? []
      : [
          {
            key: piece.facilityNo,
            x: piece.mapX,
            y: piece.mapY,
            label: `${piece.facilityCd} ${piece.facilityNm} · ${text(piece.mark)}`,
            tone: looks[piece.mark].tone,
            onOpen: () => open(piece),
          },
        ],
  )
  const count = (mark: EmergencyMark) => pieces.filter((piece) => piece.mark === mark).length
  return (
    <>
      <Segmented<EmergencyMark | 'all'>
        className="facility-views"
        aria-label={text('state')}
        value={chosen}
        onChange={setChosen}
        options={[
          { value: 'all', label: `${text('all')} ${pieces.length}` },
          ...emergencyMarks.map((mark) => ({ value: mark, label: `${text(mark)} ${count(mark)}` })),
        ]}
      />
      <p className="facility-note">{text('placed', { n: pins.length, of: shown.length })}</p>
      <PlantPicture plantCd={plantCd} point={null} areaCd={undefined} pins={pins} />
      <ul className="facility-list">
        {shown.map((piece) => (
          <li key={piece.facilityNo}>
            <Tag color={looks[piece.mark].colour}>{text(piece.mark)}</Tag>
            <Button type="link" onClick={() => open(piece)}>
              {piece.facilityCd} {piece.facilityNm}
            </Button>
            <span>
              {piece.typeNm} · {piece.placeNm || text('noPlace')}
            </span>
            <LastCheck piece={piece} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The check that the colour comes from; it opens where the caller may read it. */
function LastCheck({ piece: { lastDt, lastResultNo, overdueYmd } }: { piece: EmergencyPiece }) {
  const text = useTexts(emergencyTexts)
  const tab = useTab()
  const address = lastResultNo === null ? null : recordAddress(safCheckResult.name, lastResultNo)
  const said = lastDt === null ? text('never') : text('last', { moment: showMoment(lastDt) })
  return (
    <>
      {address ? (
        <Button type="link" size="small" onClick={() => tab.open(address)}>
          {said}
        </Button>
      ) : (
        <small>{said}</small>
      )}
      {overdueYmd && <small>{text('due', { day: overdueYmd })}</small>}
    </>
  )
}
