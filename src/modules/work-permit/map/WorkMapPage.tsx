import { useState } from 'react'
import { CompressOutlined, ExpandOutlined, ReloadOutlined } from '@ant-design/icons'
import { Alert, Button, Select } from 'antd'
import { addDays, addMinutes, minutesBetween, momentOf, showMoment } from '../../../core/shared/dates.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { useList } from '../../../core/web/data/hooks.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty, ReadFailed } from '../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { permitArea } from '../../../platform/plant-map/permit-area.resource.ts'
import { drawnAreas } from '../../../platform/plant-map/plant-picture.rule.ts'
import { useStreamLost } from '../board/board.web.ts'
import { useWall } from '../board/wall.web.ts'
import { placeOf } from '../permit/permit-facts.rule.ts'
import { permitAddress } from '../permit/web/addresses.ts'
import { PermitStateTag, ToneTag } from '../permit/web/PermitTags.tsx'
import { simopsLevels } from '../simops/simops.rule.ts'
import { lotoAddress } from '../loto/web/loto-queries.ts'
import { MapAround } from './MapAround.tsx'
import { useNowOnWall, usePlacing, useWorkMap } from './map.web.ts'
import { PlantMap } from './PlantMap.tsx'
import { WindBox } from './WindBox.tsx'
import {
  countKinds,
  mapKindOf,
  mapKinds,
  type MapAnswer,
  type MapConflict,
  type MapKind,
  type MapPermit,
} from './work-map.rule.ts'
import './map.css'
import './map-around.css'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { mapTexts } from './map-page.texts.ts'
import { said } from '../../../core/web/text/text.ts'

/** The slider reaches a day back and two days ahead, in minutes. */
const backMinutes = -24 * 60
const aheadMinutes = 48 * 60
const stepMinutes = 15
const areaLimit = 300

/**
 * 작업지도: works on the plant's picture, as they are, were and are planned, with what excludes each other.
 * (ptw.md 6)
 */
export function WorkMapPage() {
  const say = useTexts(mapTexts)
  const tab = useTab()
  const at = tab.params.get('at') ?? undefined
  const plantCd = tab.params.get('plantCd') ?? undefined
  const { map, error, loading, reload } = useWorkMap(plantCd, at)
  const { wall, toggle } = useWall()
  const set = (name: string, value: string | undefined) => {
    const params = new URLSearchParams(tab.search)
    if (value === undefined) params.delete(name)
    else params.set(name, value)
    tab.setSearch(params)
  }
  useNowOnWall(wall, () => at !== undefined && set('at', undefined))
  return (
    <div className={`work-map${wall ? ' is-wall' : ''}`}>
      <Gate data={map} error={error} loading={loading} onRetry={reload}>
        {(answer) => (
          <>
            <PageHeader
              title={say('title')}
              tags={
                <span className="map-moment">
                  <b>{showMoment(answer.at)}</b>{' '}
                  {at === undefined ? say('now') : answer.at < answer.now ? say('past') : say('future')}
                </span>
              }
              help={say('help')}
              extra={
                <>
                  {answer.plants.length > 1 && (
                    <Select
                      aria-label={say('plant')}
                      value={answer.plantCd}
                      onChange={(value: string) => set('plantCd', value)}
                      options={answer.plants.map((plant) => ({ value: plant.plantCd, label: plant.plantNm }))}
                    />
                  )}
                  <Button icon={<ReloadOutlined />} onClick={reload} aria-label={say('again')} />
                  <Button icon={wall ? <CompressOutlined /> : <ExpandOutlined />} onClick={toggle}>
                    {wall ? say('small') : say('large')}
                  </Button>
                </>
              }
            />
            <Connection />
            <TimeBar answer={answer} at={at} onAt={(next) => set('at', next)} />
            <Shown key={answer.plantCd} answer={answer} wall={wall} />
          </>
        )}
      </Gate>
    </div>
  )
}

function Connection() {
  const say = useTexts(mapTexts)
  return useStreamLost() ? <Alert type="warning" showIcon banner title={say('lost')} /> : null
}

function TimeBar({
  answer,
  at,
  onAt,
}: {
  answer: MapAnswer
  at: string | undefined
  onAt: (at: string | undefined) => void
}) {
  const say = useTexts(mapTexts)
  const minutes = at === undefined ? 0 : Math.round(minutesBetween(answer.now, answer.at))
  const go = (next: number) => {
    const clipped = Math.min(aheadMinutes, Math.max(backMinutes, next))
    onAt(clipped === 0 ? undefined : addMinutes(answer.now, clipped).slice(0, 16))
  }
  const day = addDays(momentOf(new Date(answer.now)).slice(0, 10), 1)
  return (
    <div className="map-time">
      <Button size="small" onClick={() => go(minutes - 60)}>
        {say('hourBack')}
      </Button>
      <input
        type="range"
        aria-label={say('moment')}
        aria-valuetext={showMoment(answer.at)}
        min={backMinutes}
        max={aheadMinutes}
        step={stepMinutes}
        value={minutes}
        onChange={({ target }) => go(Number(target.value))}
      />
      <Button size="small" onClick={() => go(minutes + 60)}>
        {say('hourAhead')}
      </Button>
      <Button size="small" type={at === undefined ? 'primary' : 'default'} onClick={() => onAt(undefined)}>
        {say('now')}
      </Button>
      <Button size="small" onClick={() => onAt(`${day}T14:00`)}>
        {say('tomorrow')}
      </Button>
    </div>
  )
}

/** Company of a work in the filter; the plant's own departments have none. */
const ownWork = 'own'

function Shown({ answer, wall }: { answer: MapAnswer; wall: boolean }) {
  const say = useTexts(mapTexts)
  const tab = useTab()
  const notice = useNotice()
  const place = usePlacing()
  const [placing, setPlacing] = useState(false)
  const [company, setCompany] = useState<string>()
  const [hidden, setHidden] = useState<readonly MapKind[]>([])
  const [chosen, setChosen] = useState<number>()
  const { rows, loading, error, reload } = useList(permitArea, { limit: areaLimit, plantCd: answer.plantCd })
  const areas = drawnAreas(rows)
  const ofCompany = answer.permits.filter(
    ({ vendorCd }) => company === undefined || (vendorCd ?? ownWork) === company,
  )
  const permits = ofCompany.filter((permit) => !hidden.includes(mapKindOf(permit)))
  const lotos = answer.lotos.filter(
    ({ permitNos }) =>
      company === undefined ||
      permitNos.some((permitNo) => ofCompany.some((each) => each.permitNo === permitNo)),
  )
  const companies = [
    ...new Map(answer.permits.map(({ vendorCd, vendorNm }) => [vendorCd ?? ownWork, vendorNm ?? say('own')])),
  ]
  const movable = permits.some((permit) => permit.movable && permit.mapX !== null)
  const moved = (what: Parameters<typeof place.mutateAsync>[0], name: string) =>
    void place.mutateAsync(what).then(
      () => notice.toast(say('placed', { name })),
      (error: unknown) => notice.failure(error),
    )
  const numbers = new Set(permits.map(({ permitNo }) => permitNo))
  const conflicts = answer.conflicts.filter(({ permitNos }) =>
    permitNos.every((permitNo) => numbers.has(permitNo)),
  )
  const open = pairsOf(conflicts.filter(({ resolved }) => !resolved))
  const away = permits.filter(({ mapX, mapY }) => mapX === null || mapY === null).length
  return (
    <>
      <div className="map-kinds" role="group" aria-label={say('kinds')}>
        {countKinds(ofCompany).map(({ kind, label, count }) => (
          <button
            key={kind}
            type="button"
            className={`is-${kind}`}
            aria-pressed={!hidden.includes(kind)}
            onClick={() =>
              setHidden(hidden.includes(kind) ? hidden.filter((each) => each !== kind) : [...hidden, kind])
            }
          >
            {said(label)} <b>{count}</b>
          </button>
        ))}
        {companies.length > 1 && (
          <Select
            aria-label={say('company')}
            allowClear
            placeholder={say('allCompanies')}
            className="map-company"
            value={company ?? null}
            options={companies.map(([value, label]) => ({ value, label }))}
            onChange={(chosen: string | null) => setCompany(chosen ?? undefined)}
          />
        )}
        {(answer.mayLayOut || movable) && answer.at === answer.now && (
          <span>
            <Button
              size="small"
              type={placing ? 'primary' : 'default'}
              aria-pressed={placing}
              onClick={() => setPlacing(!placing)}
            >
              {placing ? say('editEnd') : say('edit')}
            </Button>
          </span>
        )}
        <WindBox plantCd={answer.plantCd} wind={answer.wind} now={answer.at === answer.now} />
      </div>
      {placing && (
        <p className="map-placing" role="status">
          {movable && `${say('dragPins')} `}
          {answer.mayLayOut && `${say('dragAreas')} `}
          {say('dragKeys')}
        </p>
      )}
      <div className="map-columns">
        {areas.length > 0 || loading ? (
          <PlantMap
            areas={areas}
            permits={permits}
            conflicts={conflicts}
            lotos={lotos}
            stores={answer.stores}
            wind={answer.wind}
            chosen={chosen}
            onChoose={setChosen}
            onLoto={(lotoNo) => tab.open(lotoAddress.detail(lotoNo))}
            wall={wall}
            placing={
              placing
                ? {
                    onPermit: (permitNo, mapX, mapY) =>
                      moved(
                        { permitNo, mapX, mapY },
                        permits.find((each) => each.permitNo === permitNo)?.permitNm ?? '',
                      ),
                    onArea: answer.mayLayOut
                      ? (area) => moved(area, say('areaOf', { area: area.areaNm }))
                      : undefined,
                  }
                : undefined
            }
          />
        ) : error ? (
          <ReadFailed error={error} onRetry={reload} />
        ) : (
          <p className="map-none">{say('none')}</p>
        )}
        <div
          className="map-side"
          tabIndex={wall ? 0 : undefined}
          role={wall ? 'region' : undefined}
          aria-label={wall ? say('list') : undefined}
        >
          <p className="map-sum">
            <strong>{say('count', { count: permits.length })}</strong>{' '}
            {away > 0
              ? say('onMapAway', { count: permits.length - away, away })
              : say('onMap', { count: permits.length })}
            {open.length > 0 ? (
              <ToneTag tone="danger">{say('conflicts', { count: open.length })}</ToneTag>
            ) : (
              <ToneTag tone="success">{say('noConflict')}</ToneTag>
            )}
          </p>
          {open.length > 0 && <Conflicts conflicts={open} permits={permits} onChoose={setChosen} />}
          {permits.length === 0 ? (
            <PageEmpty>{say('noWork')}</PageEmpty>
          ) : (
            <ul className="map-list">
              {permits.map((permit) => (
                <Line
                  key={permit.permitNo}
                  permit={permit}
                  chosen={permit.permitNo === chosen}
                  onChoose={setChosen}
                />
              ))}
            </ul>
          )}
          <MapAround answer={{ ...answer, permits, lotos }} />
        </div>
      </div>
    </>
  )
}

/** The worst rule of each pair: as many as there are pairs. */
const pairsOf = (conflicts: readonly MapConflict[]): MapConflict[] => {
  const worst = conflicts.toSorted(
    (one, other) => Number(other.levelCd === 'forbidden') - Number(one.levelCd === 'forbidden'),
  )
  const pair = ({ permitNos }: MapConflict) => permitNos.toSorted((one, other) => one - other).join(' ')
  return worst.filter((each, index) => worst.findIndex((other) => pair(other) === pair(each)) === index)
}

function Conflicts({
  conflicts,
  permits,
  onChoose,
}: {
  conflicts: readonly MapConflict[]
  permits: readonly MapPermit[]
  onChoose: (permitNo: number) => void
}) {
  const say = useTexts(mapTexts)
  const nameOf = (permitNo: number) => permits.find((permit) => permit.permitNo === permitNo)?.permitNm ?? ''
  return (
    <ul className="map-conflicts" aria-label={say('simops')}>
      {conflicts.map(({ permitNos, levelCd, sentence }) => (
        <li key={permitNos.join(' ')}>
          <ToneTag tone={levelCd === 'forbidden' ? 'danger' : 'warning'}>
            {String(simopsLevels[levelCd])}
          </ToneTag>{' '}
          {String(sentence)}
          <div>
            {permitNos.map((permitNo) => (
              <button key={permitNo} type="button" className="map-name" onClick={() => onChoose(permitNo)}>
                {nameOf(permitNo)}
              </button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Line({
  permit,
  chosen,
  onChoose,
}: {
  permit: MapPermit
  chosen: boolean
  onChoose: (permitNo: number | undefined) => void
}) {
  const say = useTexts(mapTexts)
  const tab = useTab()
  const kind = mapKindOf(permit)
  return (
    <li className={chosen ? 'is-chosen' : undefined}>
      <button
        type="button"
        className="map-line"
        aria-expanded={chosen}
        onClick={() => onChoose(chosen ? undefined : permit.permitNo)}
      >
        <span className={`map-dot is-${kind}`} aria-hidden>
          {said(mapKinds[kind].label).slice(0, 1)}
        </span>
        <span className="map-line-name">{permit.permitNm}</span>
        <PermitStateTag state={permit.state} />
      </button>
      {chosen && (
        <div className="map-card">
          <div>
            {permit.permitCd} · {permit.vendorNm ?? say('own')}
          </div>
          <div>
            {placeOf(permit)}
            {permit.mapX === null ? ` · ${say('noPlace')}` : ` · X ${permit.mapX}, Y ${permit.mapY} m`}
            {permit.mapZ ? `, ${say('height', { height: permit.mapZ })}` : ''}
          </div>
          <div>
            {showMoment(permit.startDt)} – {showMoment(permit.endDt)}
            {permit.insideCnt > 0 && <strong> · {say('inside', { count: permit.insideCnt })}</strong>}
          </div>
          <Button size="small" type="primary" onClick={() => tab.open(permitAddress.detail(permit.permitNo))}>
            {say('open')}
          </Button>
        </div>
      )}
    </li>
  )
}
