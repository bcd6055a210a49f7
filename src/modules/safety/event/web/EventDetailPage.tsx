import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { canAccess, useSession } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { ImprovementPanel } from '../../../improvement/web/ImprovementPanel.tsx'
import { lifeOf } from '../event-life.rule.ts'
import { eventKinds, improvementSources } from '../rules/event-codes.rule.ts'
import { safEvent } from '../saf-event.resource.ts'
import { personMenu } from '../saf-event-person.resource.ts'
import { EventActs } from './EventActs.tsx'
import { EventFields } from './EventFields.tsx'
import { Clocks, Moment } from './EventJudgement.tsx'
import { LessonBlock } from './LessonBlock.tsx'
import { People } from './EventPeople.tsx'
import { eventTexts } from './event.texts.ts'

/** One accident or near miss: where it stands before the law, what was found, what is done about it. */
export function EventDetailPage() {
  const text = useTexts(eventTexts)
  const tab = useTab()
  const { user } = useSession()
  const own = !user?.vendorCd
  return (
    <RecordPage
      resource={safEvent}
      list={tab.menu.routePath}
      nameOf={(row) => row.safEventNm}
      life={lifeOf}
      ownActs
      form={(form) => <EventFields form={form} />}
      before={({ data }) =>
        own && data.eventKindCd === eventKinds.accident && data.state !== 'notAccident' ? (
          <Clocks event={data} />
        ) : undefined
      }
      extra={(detail) => own && <EventActs event={detail.data} />}
    >
      {({ data }) =>
        own && (
          <>
            {data.eventKindCd === eventKinds.accident && canAccess(personMenu) && <People event={data} />}
            <Block title={text('improvements')}>
              <div className="event-wide" id="improvements">
                <ImprovementPanel
                  sourceModuleCd={
                    data.eventKindCd === eventKinds.accident
                      ? improvementSources.accident
                      : improvementSources.nearMiss
                  }
                  sourceKey={data.safEventNo}
                  requestUrl={`${safEvent.path}/${data.safEventNo}/improvement`}
                  source={safEvent}
                  first={{ imprNm: data.safEventNm, problemDesc: data.summaryTxt }}
                  about={{
                    name: 'safEventPreventNo',
                    label: text('ofMeasure'),
                    options: data.preventions
                      .filter(({ imprNo }) => imprNo === null)
                      .map(({ safEventPreventNo, branchTxt, preventTxt }) => ({
                        value: safEventPreventNo,
                        label: `${branchTxt} ${preventTxt}`,
                      })),
                  }}
                />
              </div>
            </Block>
            <LessonBlock event={data} />
            <Moment safEventNo={data.safEventNo} />
          </>
        )
      }
    </RecordPage>
  )
}
