/** Given names that are common where Latin letters are written, without accents; none that is more often a word or a place. */
const NAMES = new Set(
  `aarav aaron abbie abdul abdullah abigail adam adama adel adele adeline aditya adriaan adrian adriana
    adriano adrien agata agathe agnes agnieszka agung agus agustin ahmed ahmet aidan aisha ajay akash akiko
    akira alain alan alana alastair albert alberta alberto alejandra alejandro aleksandar aleksander
    aleksandra alena alessandra alessandro alessia alex alexander alexandra alexandre alexandria alexis
    alfie alfonso alfred alfredo ali alice alicia alina aline alison alistair allison alonso alvaro alyssa
    amadou amalia amanda amelia amelie amina aminata amir amit amparo amy ana anabela anais anand anastasia
    anders andre andrea andreas andrei andreina andres andrew andrey andrzej andy angela angelica angelina
    angelo angie angus anika anil anita anja anjali ankit ann anna annabelle anne anneke annemarie annette
    annick annie annika anouk anthony antje antoine anton antonella antonia antonin antonio anwar anya
    archie ariana arianna ariel arif arjan arjun armand armando arnaud arne arnold arthur artur arturo arun
    asger ashish ashley ashton astrid audrey auguste aulia aurelie aurelien ava axel axelle aylin ayman ayse
    babatunde bambang baptiste barbara baris barry bart bartosz bastian bastien beata beate beatrice beatriz
    becca becky belen ben benedetta benedict benedicte benedikt benjamin benoit berk bernadette bernard
    bernd berta bertrand beth bethany betty beverley bianca bilal bill billy birgit birgitte bjarne bjorn
    blanca blandine bob bodo bogdan boris borja brad bradley bram brandon branislav brenda brendan breno
    brent brian bridget brigitte britta bruce bruna bruno bryan budi burak burkhard caio caitlin caleb
    calvin cameron camila camilla camille candice capucine carina carine carl carla carlo carlos carmela
    carmen carol carolina caroline carolyn carrie carsten cary casey cassandra cassie catalina catarina
    caterina catherine cathy cecile cecilia cedric cees celeste celia celine cem cesar cesare chad chantal
    charlene charles charlie charline cheikh cheryl chiara chidi chinedu chloe chris christa christelle
    christer christian christiana christiane christina christine christof christoph christophe christopher
    cindy cinzia claire clara clare clarissa claudia claudio clemence clement clementine clifford cody coen
    colby colette colin colleen concepcion connor conor conrad constance coralie corentin corey corinna
    corinne corrado courtney craig cristian cristiano cristina cristobal curtis cynthia cyril daan dagmar
    daisuke damian damien damon dan dana daniel daniela daniele danielle danilo danny daphne darcy dariusz
    darrell darren darryl dave david davide debbie deborah debra deepak deepika deirdre delphine denis
    denise dennis denny derek desmond detlef dewi diana diane dick didier diego dieter dietmar dietrich
    dimas dimitri diogo dirk divya dmitri dmitry domenico dominic dominik dominika dominique donald
    donatella donna dora doris dorothy doug douglas dragan duncan dustin dwight dylan ebru eckhard eddie
    edgar edith edoardo edouard eduarda eduardo edward edwin eelco eileen eirik ekaterina elaine elcin
    eleanor elena eleni eleonora eli eliane elias elif eliot elisa elisabeth elisabetta elise eliza
    elizabeth elke ella ellen ellie elliot elliott ellis elmar elodie eloise els elsa elsie emanuela
    emanuele emeka emeline emil emilia emiliano emilie emilio emily emma emmanuel emmanuelle emre engin
    enric enrico enrique enzo eric erica erich erik erika erin erling ernest ernesto ernst erwin espen esra
    esteban estelle esther ethan ethel etienne ettore eugene eugenia eugenie eva evan eve evelyn evgeny evie
    ewa ewan fabian fabiana fabien fabienne fabio fabrice fabrizio fadi fanny farid fatih fatima fatma fatou
    faustine fausto federica federico felipe felix femke ferdinand ferdinando fergus fernanda fernando filip
    filipa filipe filippo finlay fiona fitri flavia flavie flavio florian floris franca frances francesca
    francesco francis francisca francisco franco francois francoise frank frans franz frauke fred freddie
    frederic frederick frederik frederique frida frieder friederike friedrich frits fritz frode furkan gabby
    gabriel gabriela gabriele gabriella gael gaelle gaetan gaetano gail gareth gary gaurav gavin geert geir
    gemma genevieve gennaro geoff geoffrey georg george georges georgina gerald gerard gerardo gerd gerhard
    german gernot gerrit gerry gert ghislaine giacomo giada giancarlo gianfranco gianluca gianmarco gianni
    gilbert gilles gillian gina giordano giorgio giovanna giovanni gisela giulia giuliana giuliano giulio
    giuseppe giuseppina gizem glen glenda glenn gokhan gonzalo gordon gottfried graeme graham greg gregoire
    gregor gregory greta gretchen grzegorz gudrun guenter guido guilherme guillaume guillermo gunilla gunnar
    gunter gunther gustav gustavo gwen hakan hakon hamid hamza hanna hannah hanne hanneke hannelore hannes
    hans harald harold harriet harrison harry harsh hartmut haruka hasan hassan hattie hector hedwig heidi
    heike heiko heinrich heinz helen helena helene helga helge helio helle helmut hendra hendrik henning
    henri henrietta henrik henry herbert herman hernan herta hilary hilda hilde hildegard hiroki hiroshi
    holger horacio horst howard hubert hugh hugo humberto huong huseyin hussein hyun ian ibrahim ibrahima
    ida ifeanyi ignacio igor ilaria ileana ilka ilse imke imogen ineke ines inga inge ingo ingrid ingvild
    irem irene irfan irina irmgard iryna isaac isabel isabella isabelle isadora isaure isla ismael isobel
    itziar ivan ivana ivano ivo jaap jack jackie jackson jacky jacob jacopo jacqueline jacques jaime jake
    jakob jakub james jamie jan jana jane janet janice janine jannik jannis jared jari jaroslav jasmin
    jasmine jason jasper jaume javier jayne jean jeanette jeanne jeff jeffrey jelena jelle jenna jenni
    jennifer jenny jens jeremy jeroen jerome jerry jesper jess jesse jessica jesus jihoon jill jim jimmy
    jiri joachim joakim joan joana joanna joanne joao joaquin jocelyn jocelyne jochem jochen jodi jodie joe
    joel joelle joep joerg johan johann johanna johannes john johnny joko jon jonas jonathan joost jordi
    jorg jorge jorgen joris jorn jos jose josef josefa josep joseph josephine josh joshua josiane joyce
    jozef juan juana judith judy juha jukka jules julia julian juliana juliane julie julien juliet julieta
    juliette julio julius jurgen justin justine justyna jutta kai kamal kamil kaori kara karan karel karen
    kari karim karin karina karl karla karolina karthik kasper katarina katarzyna kate katharina katharine
    katherine kathleen kathrin kathryn kathy katia katie katja katrin katy kavya kay kayla keiko keira keith
    kelly kemal ken kendra kenji kenneth kenny kerem kerry kerstin kevin khadija khaled khalid kieran kilian
    kim kimberly kinga kirsten kirsty kjell klaas klara klaus knud koen kofi konrad konstantin kornelia kris
    krishnan kristen kristian kristin kristina kristine kristy krzysztof kurt kwame kyle kylie lachlan
    laetitia laila lana lara larissa larry lars lasse laura laure lauren laurence laurent lauri laurie lea
    leah leandro leanne leif leila lena lene lenka lennart leo leon leonard leonardo leonie leonor leslie
    lester leticia letizia lewis liam lidia lieke lien liesbeth lieven lilian liliana lillian lina linda
    lindsay lindsey linh linus lionel lisa lisbeth lise livia liz lizzie loes logan loic lorena lorenz
    lorenzo loretta lorraine lotte lou louis louisa louise louison luana luc luca lucas lucia luciana
    luciano lucie lucien lucienne lucille lucinda lucy ludivine ludovic ludovica ludovico ludwig luigi luis
    luisa luiz lukas lukasz luke lutz lydia lynda lynn lynne maaike maarten maartje mabel macarena maciej
    maddie madeleine madeline mads mael maeva magali magda magdalena maggie magnus mahmoud mai maike maite
    maja makoto malcolm malgorzata malin mamadou manfred manish manoj manolo manon manuel manuela mara marc
    marcel marcela marcello marcelo marcia marcin marcio marco marcos marcus mareike marek margaret
    margarida margarita margaux margherita margot marguerite maria mariam mariana mariangela marianne marie
    marieke mariella marielle marijke marilyn mario marion marisa marisol marissa marius mariusz marjolaine
    marjolein marjorie mark marketa markus marla marlene marlies marta martha martial martijn martin martina
    martine marvin mary maryam masahiro massimiliano massimo mateo mateus mateusz matheus mathias mathieu
    mathilde matias matilda matt matteo matthew matthias matthieu matti maud maureen maurice mauricio
    maurizio mauro mavis maxence maxim maxime maximilian maxine maya mayumi megan mehmet meike melanie
    melinda melissa menno meredith merete merle mert merve mette mia micaela micah michael michaela michal
    michel michela michele michelle michiel mickael mieke miguel mihai mika mikael mike mikhail mikkel mikko
    milena millie milo minh minjun miranda mireille mirella miriam mirjam mirko miroslav mitch mitchell
    mladen mohamad mohamed mohammad mohammed mohit moira molly mona monica monika monique montse montserrat
    morgane moritz morten moussa muhammad mukesh murat muriel mustafa myriam nabil nadege nadia nadim nadine
    nadja nancy naoko naomi natalia natalie natalya natasa natasha nathalia nathalie nathan nathanael naveen
    nazli neal ned neha neil nele nelly nelson nestor neville ngozi niall nicholas nick nicola nicolai
    nicolas nicole nicoletta nicolo niek niels nienke nigel nikhil nikki niklas nikola nikolai nikolas
    nikolay nils nina nisha noah noelia noelle noemi noemie nora norbert norma norman nuno nuria nurul
    obinna oceane odile oksana olaf ole oleg oleksandr olena olga oliver olivia olivier omar omer ondrej
    onur orhan oriol ornella osama oscar oskar otavio ottavio otto ousmane owen ozan ozlem pablo paige palle
    pam pamela pankaj paola paolo pascal pascale pasquale patricia patricio patrick patrik patrizia patrizio
    patti paul paula paulina pauline paulo pavel pavol pawel peder pedro peggy pelin penelope penny pepa
    pernille perrine perry peter petr petra petteri phil philip philipp philippe phoebe phyllis pia
    pierluigi piero pierre pierrick piers piet pieter pietro pilar pinar piotr pooja pradeep prakash pranav
    prashant preeti priya priyanka quentin rachel radek rae rafa rafael rafaela raffaele raffaella rahul
    raimund rainer rajesh rakesh ralf ralph ramesh rami ramiro ramon randall rania raphael raphaelle raquel
    rashid rasmus raul ravi raymond rebecca regina regine regis reiner reinhard remco remi remy renan renata
    renate renato rene renzo reuben rhiannon rhys ricardo riccardo richard rick ricky rik rikke riley rita
    ritu rizki rizky rob robert roberta roberto robin robyn rocco rochelle rocio rodney rodolfo rodolphe
    rodrigo roel roger rohan rohit roland rolf romain roman romina ron ronald ronaldo ronja rory rosa
    rosalie rosalind rosanna rosemary rosie ross roswitha roxane roxanne roy ruben rudi rudolf ruediger
    rufus ruggero rui rune rupert ruslan russell ruth ruud ryan ryota sabine sabrina sachin sadie salim
    sally salma salome salvatore sam samantha sami samir samuel sandeep sander sandra sandrine sandro sanjay
    sanna sanne sara sarah sascha saskia satoshi saverio scott sean sebastiaan sebastian sebastien segolene
    selena selin selina serena serge sergei sergey sergio serkan seth severine shane shannon sharon shaun
    shauna shawn sheila shelley sherri shirley shreya shubham sidney siegfried signe sigrid silas silke
    silvana silvia silvio simeon simon simona simone simonetta sinan sindre sinead siri siti sjoerd sneha
    sofia sofie solange solene sonia sonja sophia sophie soren spencer stacey stacie stacy stan stanislav
    stefan stefania stefanie stefano steffen steffi stephan stephane stephanie stephen steve steven stewart
    stig stijn stuart sture sue sunil suresh susan susana susanna susanne susie suzanne svein sven svenja
    svetlana swati sylke sylvain sylvia sylvie szymon tabitha tadeusz takashi takeshi talita tamara tania
    tanja tanya tapio tara tarek tariq tarun tatiana tatsuya taylor ted terence teresa terje terry tess teun
    thabo thais thandi thanh thea theo theodor theresa therese thiago thibaud thibault thibaut thierry thijs
    thomas thor thorsten tiago tibor tiffany tijmen tilman tim timo timothy tina tiphaine tiziana tiziano
    tobias toby todd tolga tom tomas tomasz tomislav tommaso tommy tomoko toni tonia tony torsten tove
    tracey tracy travis trevor trine trish tristan troels trond trudy tuan tyler udo ugo ugur ulf ulises
    ulla ulrich ulrike umberto urs ursula uta ute uwe vaclav vadim valentin valentina valeria valerie
    valerio valery vanessa varun vasco vaughn veerle vegard veit vera verena veronica veronika veronique
    vibeke vicente vicki vicky victor vijay vikas vikram viktor viktoria ville vinay vince vincent vincenzo
    vinicius violaine violeta virginia virginie vishal vitor vittoria vittorio vivek vivian viviana vivien
    vladimir vladislav vojtech volkan volker volodymyr wade walid walter waltraud wanda warren wayan wayne
    wendell wendy werner wesley wibke wiebe wilfred wilhelm willem william wilma wim winfried winston
    wojciech wolfgang wolfram wout wouter xavier ximena yann yannick yanto yash yasin yasmin yasmine yaw
    yohan yoko yolanda yolande youssef yuki yulia yuri yusuf yusuke yvan yves yvette yvonne zach zachary
    zack zahra zainab zara zbigniew zdenek zeynep zoe zofia zoltan zoran zuzana`.split(/\s+/),
);
const PARTICLE = /^(van|von|de|der|den|da|di|du|del|la|le)$/i;
const NAME = /^\p{L}[\p{L}.'’-]*$/u;
const CAPITAL = /\p{Lu}/u;
const MOST_AFTER = 2;
const AND = /^([&+]|and|und|et|y|e|en|og|och|i|a|ve)$/i;

/** Whether the text is nothing but a name: "Sven van Dorst", "Ines Calder Photography". */
export function isPersonName(text: string): boolean {
  const [first = '', ...rest] = wordsOf(text);
  return (
    isGivenName(first) &&
    rest.length > 0 &&
    rest.length <= MOST_AFTER &&
    rest.every((word) => PARTICLE.test(word) || (NAME.test(word) && CAPITAL.test(word)))
  );
}

/** Whether two given names are joined: "Ines & Paul". */
export function isCouple(text: string): boolean {
  const words = wordsOf(text);
  const joint = words.findIndex((word) => AND.test(word));
  return joint > 0 && isGivenName(words[0] ?? '') && isGivenName(words[joint + 1] ?? '');
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}

export function isGivenName(word: string): boolean {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  return CAPITAL.test(plain.charAt(0)) && NAMES.has(plain.toLowerCase());
}
