import { useQuery } from '@tanstack/react-query'
import { showMoment } from '../../../../core/shared/dates.ts'
import { api, type Answer } from '../../../../core/web/api.ts'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { isVendor } from '../../web/own-vendor.ts'
import { vendorInfoPath } from '../../web/addresses.web.ts'
import type { VendorHome } from '../vendor-home.rule.ts'
import { vendorHomeTexts } from '../vendor-home.texts.ts'
import './vendor-home.css'

const inReview = ['submitted', 'deptConfirmed', 'reviewed', 'approving'] as const

/** 우리 업체: entries, what ends, points and the next step, grade, council, must-reads (vendor 6, index). */
export function VendorHomePortlet() {
  const say = useTexts(vendorHomeTexts)
  const { open } = useTab()
  const today = useToday()
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['vendor', 'dashboard'],
    queryFn: ({ signal }) => api.get<Answer<VendorHome>>('/api/vendor/dashboard', {}, { signal }),
    select: (answer) => answer.data,
    enabled: isVendor(),
  })
  if (!isVendor()) return null
  const selfCheckDue = ({ dueYmd, sentBack }: VendorHome['selfChecks']) =>
    dueYmd === null
      ? undefined
      : sentBack > 0
        ? say('selfCheckBack', { day: dueYmd, count: sentBack })
        : say('selfCheckDue', { day: dueYmd })
  const card = (label: string, value: string | number, to: string, more?: string, alarm = false) => (
    <button
      type="button"
      key={label}
      className={alarm ? 'vendor-home-card is-alarm' : 'vendor-home-card'}
      onClick={() => open(to)}
    >
      <span>{label}</span>
      <strong>{value}</strong>
      {more && <small>{more}</small>}
    </button>
  )
  return (
    <section className="vendor-home" aria-label={say('title')}>
      <h2>{say('title')}</h2>
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(home) => (
          <div className="vendor-home-cards">
            {card(
              say('entries'),
              inReview.reduce((sum, state) => sum + (home.entries[state] ?? 0), 0),
              `${vendorInfoPath}?part=enter`,
            )}
            {card(
              say('supplement'),
              home.entries['supplement'] ?? 0,
              `${vendorInfoPath}?part=enter&state=supplement`,
              undefined,
              (home.entries['supplement'] ?? 0) > 0,
            )}
            {card(
              say('expiring'),
              home.expiring,
              `${vendorInfoPath}?part=worker`,
              say('stops', { passes: home.stoppedPasses, permits: home.stoppedPermits }),
              home.expiring > 0,
            )}
            {card(
              say('selfChecks'),
              home.selfChecks.open + home.selfChecks.sentBack,
              '/vendor/portal/selfCheck',
              selfCheckDue(home.selfChecks),
              home.selfChecks.sentBack > 0 ||
                (home.selfChecks.dueYmd !== null && home.selfChecks.dueYmd < today),
            )}
            {home.points.map(({ plantNm, sum, nextFrom, left }) =>
              card(
                say('points', { plant: plantNm }),
                sum,
                '/vendor/portal/warnAndPointOutStatus',
                nextFrom === null || left === null
                  ? say('lastStep')
                  : say('left', { next: Math.ceil(nextFrom), left: Math.ceil(left) }),
                nextFrom === null,
              ),
            )}
            {card(
              say('grade'),
              home.gradeNm ?? say('noGrade'),
              '/vendor/portal/psrmEval',
              home.gradeYmd ?? undefined,
            )}
            {card(
              say('council'),
              home.council?.councilYm ?? say('noCouncil'),
              `${vendorInfoPath}?part=council`,
              home.council?.meetDt
                ? `${home.council.plantNm} · ${showMoment(home.council.meetDt)}`
                : home.council?.plantNm,
            )}
            {card(
              say('mustRead'),
              home.mustRead,
              '/vendor/portal/portalNotice',
              undefined,
              home.mustRead > 0,
            )}
          </div>
        )}
      </Gate>
    </section>
  )
}
