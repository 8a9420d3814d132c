import type { Migrations } from "#db/migrating/run-migration.ts";
import * as firstTables from "./0001-first-tables.ts";
import * as desk from "./0002-desk.ts";
import * as fullNames from "./0003-full-names.ts";
import * as records from "./0004-records.ts";
import * as leadLists from "./0005-leads.ts";
import * as holes from "./0006-holes.ts";
import * as rupeeFees from "./0007-rupee-fees.ts";
import * as backups from "./0008-backups.ts";
import * as publicSite from "./0009-public.ts";
import * as exportLinks from "./0011-export-links.ts";
import * as leadFacts from "./0012-lead-facts.ts";
import * as closedAccounts from "./0013-closed-accounts.ts";
import * as heldMails from "./0014-held-mails.ts";
import * as semestersAndAuthors from "./0015-semesters-and-authors.ts";
import * as shared from "./0016-shared.ts";
import * as passwordLinks from "./0017-password-links.ts";
import * as invitations from "./0018-invitations.ts";
import * as day from "./0019-day.ts";
import * as roles from "./0020-roles.ts";
import * as courseFacts from "./0021-course-facts.ts";
import * as fieldRules from "./0022-field-rules.ts";
import * as outcomes from "./0023-outcomes.ts";
import * as noContact from "./0024-no-contact.ts";
import * as promiseAndFigures from "./0025-promise-and-figures.ts";
import * as versions from "./0026-versions.ts";
import * as history from "./0027-history.ts";
import * as loanOffers from "./0028-loan-offers.ts";
import * as taking from "./0033-taking.ts";
import * as imports from "./0034-imports.ts";
import * as quickCounters from "./0035-quick-counters.ts";
import * as roleRules from "./0037-role-rules.ts";
import * as redirects from "./0038-redirects.ts";
import * as enquirySettings from "./0039-enquiry-settings.ts";
import * as untoldSteps from "./0041-untold-steps.ts";
import * as partnerships from "./0042-partnerships.ts";
import * as claimEvidence from "./0043-claim-evidence.ts";
import * as freshness from "./0044-freshness.ts";
import * as synonyms from "./0046-synonyms.ts";
import * as onePerson from "./0049-one-person.ts";
import * as tagsAndViews from "./0050-tags-and-views.ts";
import * as dayMails from "./0051-day-mails.ts";
import * as pageTexts from "./0053-page-texts.ts";
import * as pages from "./0054-pages.ts";
import * as searchWords from "./0055-search-words.ts";
import * as openRecords from "./0057-open-records.ts";
import * as pictureLibrary from "./0058-picture-library.ts";
import * as articlePlans from "./0059-article-plans.ts";
import * as refusedSignIns from "./0060-refused-sign-ins.ts";
import * as noticesOfEnquiries from "./0061-notices-of-enquiries.ts";
import * as pageSearch from "./0063-page-search.ts";
import * as shareImages from "./0064-share-images.ts";
import * as rulesInThePanel from "./0065-rules-in-the-panel.ts";
import * as languagesOfTeaching from "./0066-languages-of-teaching.ts";
import * as callsSentOnce from "./0067-calls-sent-once.ts";
import * as importsGivenOut from "./0068-imports-given-out.ts";
import * as scholarships from "./0070-scholarships.ts";
import * as dollarRate from "./0071-dollar-rate.ts";
import * as barredCourses from "./0072-barred-courses.ts";
import * as feeOrders from "./0073-fee-orders.ts";
import * as undoBegun from "./0081-undo-begun.ts";
import * as noStepsAfterANo from "./0082-no-steps-after-a-no.ts";
import * as noticesByTheClock from "./0083-notices-by-the-clock.ts";
import * as questionsAnswered from "./0084-questions-answered.ts";
import * as namesOfTheGone from "./0085-names-of-the-gone.ts";
import * as historyLineByLine from "./0086-history-line-by-line.ts";
import * as picturesInPageTexts from "./0090-pictures-in-page-texts.ts";
import * as plans from "./0091-plans.ts";
import * as searchWordsOfArticlesAndPages from "./0092-search-words-of-articles-and-pages.ts";
import * as boundedReads from "./0095-bounded-reads.ts";
import * as listsInOrder from "./0096-lists-in-order.ts";
import * as queuesOfTheDay from "./0097-queues-of-the-day.ts";
import * as roundsOfTaking from "./0098-rounds-of-taking.ts";
import * as callsOfApplications from "./0100-calls-of-applications.ts";
import * as onePlaceForHours from "./0107-one-place-for-hours.ts";
import * as searchBeginnings from "./0113-search-beginnings.ts";
import * as listsUnderTheBar from "./0133-lists-under-the-bar.ts";
import * as picturesByPlace from "./0160-pictures-by-place.ts";
import * as wordsOfTheSearch from "./0180-words-of-the-search.ts";
import * as askedAbout from "./0190-asked-about.ts";
import * as importedRows from "./0200-imported-rows.ts";
import * as otherSigns from "./0210-other-signs.ts";
import * as moreSynonyms from "./0230-more-synonyms.ts";
import * as classesAndExaminations from "./0231-classes-and-examinations.ts";
import * as calledOtherwise from "./0250-called-otherwise.ts";
import * as newestOfANumber from "./0260-newest-of-a-number.ts";
import * as begunCounters from "./0270-begun-counters.ts";
import * as yearsThatAreProven from "./0290-years-that-are-proven.ts";
import * as staffAmongUsers from "./0310-staff-among-users.ts";
import * as begunCountersOnSqlite from "./0331-begun-counters-on-sqlite.ts";
import * as interestFalling from "./0332-interest-falling.ts";
import * as wordsAsSaid from "./0351-words-as-said.ts";
import * as textsThatBeginOtherwise from "./0363-texts-that-begin-otherwise.ts";
import * as beforeAdmission from "./0371-before-admission.ts";
import * as trashByWhoDeleted from "./0381-trash-by-who-deleted.ts";
import * as eachBeginningIsMarked from "./0382-each-beginning-is-marked.ts";
import * as wordsAsTyped from "./0391-words-as-typed.ts";
import * as degreesNobodyTeaches from "./0392-degrees-nobody-teaches.ts";
import * as subjectsAreSearched from "./0401-subjects-are-searched.ts";
import * as behindAFigure from "./0402-behind-a-figure.ts";
import * as wordsOfFamilies from "./0403-words-of-families.ts";
import * as movedCourses from "./0404-moved-courses.ts";
import * as fewIndexesOfWords from "./0405-few-indexes-of-words.ts";
import * as linesOfWhatTheyTellOf from "./0406-lines-of-what-they-tell-of.ts";
import * as untouchedApplications from "./0407-untouched-applications.ts";
import * as rulesByTheDay from "./0408-rules-by-the-day.ts";
import * as actsThatNoVisitorSees from "./0409-acts-that-no-visitor-sees.ts";
import * as approvalsThatEnd from "./0410-approvals-that-end.ts";
import * as noticesOfLines from "./0411-notices-of-lines.ts";
import * as wordsOfLevels from "./0413-words-of-levels.ts";
import * as namesThatFollow from "./0415-names-that-follow.ts";
import * as provedApplicants from "./0416-proved-applicants.ts";
import * as mailsThatMayHaveLeft from "./0417-mails-that-may-have-left.ts";
import * as moreWordsOfBarred from "./0418-more-words-of-barred.ts";
import * as mailsThatNamePeople from "./0422-mails-that-name-people.ts";
import * as wordsOfStudyingAfar from "./0423-words-of-studying-afar.ts";
import * as pathsWithoutEnds from "./0424-paths-without-ends.ts";
import * as whoseTrashedApplication from "./0425-whose-trashed-application.ts";
import * as barredInDevanagari from "./0427-barred-in-devanagari.ts";
import * as wordsOfCareAndLanguages from "./0428-words-of-care-and-languages.ts";
import * as coursesAskedFor from "./0429-courses-asked-for.ts";
import * as recordsCreatedOnce from "./0431-records-created-once.ts";

/** In the order of their numbers; one that has been released never changes. */
export const migrations: Migrations = {
  "0001-first-tables": firstTables,
  "0002-desk": desk,
  "0003-full-names": fullNames,
  "0004-records": records,
  "0005-leads": leadLists,
  "0006-holes": holes,
  "0007-rupee-fees": rupeeFees,
  "0008-backups": backups,
  "0009-public": publicSite,
  "0011-export-links": exportLinks,
  "0012-lead-facts": leadFacts,
  "0013-closed-accounts": closedAccounts,
  "0014-held-mails": heldMails,
  "0015-semesters-and-authors": semestersAndAuthors,
  "0016-shared": shared,
  "0017-password-links": passwordLinks,
  "0018-invitations": invitations,
  "0019-day": day,
  "0020-roles": roles,
  "0021-course-facts": courseFacts,
  "0022-field-rules": fieldRules,
  "0023-outcomes": outcomes,
  "0024-no-contact": noContact,
  "0025-promise-and-figures": promiseAndFigures,
  "0026-versions": versions,
  "0027-history": history,
  "0028-loan-offers": loanOffers,
  "0033-taking": taking,
  "0034-imports": imports,
  "0035-quick-counters": quickCounters,
  "0037-role-rules": roleRules,
  "0038-redirects": redirects,
  "0039-enquiry-settings": enquirySettings,
  "0041-untold-steps": untoldSteps,
  "0042-partnerships": partnerships,
  "0043-claim-evidence": claimEvidence,
  "0044-freshness": freshness,
  "0046-synonyms": synonyms,
  "0049-one-person": onePerson,
  "0050-tags-and-views": tagsAndViews,
  "0051-day-mails": dayMails,
  "0053-page-texts": pageTexts,
  "0054-pages": pages,
  "0055-search-words": searchWords,
  "0057-open-records": openRecords,
  "0058-picture-library": pictureLibrary,
  "0059-article-plans": articlePlans,
  "0060-refused-sign-ins": refusedSignIns,
  "0061-notices-of-enquiries": noticesOfEnquiries,
  "0063-page-search": pageSearch,
  "0064-share-images": shareImages,
  "0065-rules-in-the-panel": rulesInThePanel,
  "0066-languages-of-teaching": languagesOfTeaching,
  "0067-calls-sent-once": callsSentOnce,
  "0068-imports-given-out": importsGivenOut,
  "0070-scholarships": scholarships,
  "0071-dollar-rate": dollarRate,
  "0072-barred-courses": barredCourses,
  "0073-fee-orders": feeOrders,
  "0081-undo-begun": undoBegun,
  "0082-no-steps-after-a-no": noStepsAfterANo,
  "0083-notices-by-the-clock": noticesByTheClock,
  "0084-questions-answered": questionsAnswered,
  "0085-names-of-the-gone": namesOfTheGone,
  "0086-history-line-by-line": historyLineByLine,
  "0090-pictures-in-page-texts": picturesInPageTexts,
  "0091-plans": plans,
  "0092-search-words-of-articles-and-pages": searchWordsOfArticlesAndPages,
  "0095-bounded-reads": boundedReads,
  "0096-lists-in-order": listsInOrder,
  "0097-queues-of-the-day": queuesOfTheDay,
  "0098-rounds-of-taking": roundsOfTaking,
  "0100-calls-of-applications": callsOfApplications,
  "0107-one-place-for-hours": onePlaceForHours,
  "0113-search-beginnings": searchBeginnings,
  "0133-lists-under-the-bar": listsUnderTheBar,
  "0160-pictures-by-place": picturesByPlace,
  "0180-words-of-the-search": wordsOfTheSearch,
  "0190-asked-about": askedAbout,
  "0200-imported-rows": importedRows,
  "0210-other-signs": otherSigns,
  "0230-more-synonyms": moreSynonyms,
  "0231-classes-and-examinations": classesAndExaminations,
  "0250-called-otherwise": calledOtherwise,
  "0260-newest-of-a-number": newestOfANumber,
  "0270-begun-counters": begunCounters,
  "0290-years-that-are-proven": yearsThatAreProven,
  "0310-staff-among-users": staffAmongUsers,
  "0331-begun-counters-on-sqlite": begunCountersOnSqlite,
  "0332-interest-falling": interestFalling,
  "0351-words-as-said": wordsAsSaid,
  "0363-texts-that-begin-otherwise": textsThatBeginOtherwise,
  "0371-before-admission": beforeAdmission,
  "0381-trash-by-who-deleted": trashByWhoDeleted,
  "0382-each-beginning-is-marked": eachBeginningIsMarked,
  "0391-words-as-typed": wordsAsTyped,
  "0392-degrees-nobody-teaches": degreesNobodyTeaches,
  "0401-subjects-are-searched": subjectsAreSearched,
  "0402-behind-a-figure": behindAFigure,
  "0403-words-of-families": wordsOfFamilies,
  "0404-moved-courses": movedCourses,
  "0405-few-indexes-of-words": fewIndexesOfWords,
  "0406-lines-of-what-they-tell-of": linesOfWhatTheyTellOf,
  "0407-untouched-applications": untouchedApplications,
  "0408-rules-by-the-day": rulesByTheDay,
  "0409-acts-that-no-visitor-sees": actsThatNoVisitorSees,
  "0410-approvals-that-end": approvalsThatEnd,
  "0411-notices-of-lines": noticesOfLines,
  "0413-words-of-levels": wordsOfLevels,
  "0415-names-that-follow": namesThatFollow,
  "0416-proved-applicants": provedApplicants,
  "0417-mails-that-may-have-left": mailsThatMayHaveLeft,
  "0418-more-words-of-barred": moreWordsOfBarred,
  "0422-mails-that-name-people": mailsThatNamePeople,
  "0423-words-of-studying-afar": wordsOfStudyingAfar,
  "0424-paths-without-ends": pathsWithoutEnds,
  "0425-whose-trashed-application": whoseTrashedApplication,
  "0427-barred-in-devanagari": barredInDevanagari,
  "0428-words-of-care-and-languages": wordsOfCareAndLanguages,
  "0429-courses-asked-for": coursesAskedFor,
  "0431-records-created-once": recordsCreatedOnce,
};
